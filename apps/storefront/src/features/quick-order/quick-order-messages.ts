/** The texts of this feature's pages and sections. */
export const QUICK_ORDER_SCREEN_MESSAGES = {
  quickOrderPages: {
    title: 'Quick order',
    asPage: 'Open as a page',
    toCart: 'Go to cart',
    needsScript: 'Quick order requires JavaScript. Turn it on in your browser and reload this page.',
  },
};
