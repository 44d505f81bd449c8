import { openShop as open } from '../../../tools/checks/open-shop.mjs';

/** Opens a shop for a journey that needs other settings than the shared one. @type {typeof open} */
export const openShop = ({ env, ...options } = {}) =>
  open({ ...options, env: { OVERLOAD_DELAY_MS: '0', ...env } });
