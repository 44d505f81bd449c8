import { openShop as open, TEST_LIMITS } from '../../../tools/checks/open-shop.mjs';

/** Opens a shop for journeys that need settings other than those of the shared one. @type {typeof open} */
export const openShop = ({ env, ...options } = {}) =>
  // The journeys themselves run from source, through a Node option that the shop must not inherit.
  open({
    ...options,
    template: process.env.SHOP_TEMPLATE,
    env: { ...TEST_LIMITS, NODE_OPTIONS: '', ...env },
  });

/** Settings of a shop whose pages ask for consent. The journeys themselves respond for these origins. */
export const CONSENT = {
  ANALYTICS_SCRIPT: 'http://127.0.0.1:8180/analytics.js',
  TRACKING_PIXELS: 'http://127.0.0.1:8181/pixel.gif',
  AD_BEACON_ORIGINS: 'http://127.0.0.1:8182',
};
