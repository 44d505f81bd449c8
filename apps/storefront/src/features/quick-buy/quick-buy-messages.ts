/** The texts of this feature's pages and sections. */
export const QUICK_BUY_SCREEN_MESSAGES = {
  quickBuyPages: {
    buyNow: 'Buy now',
    note: 'Buy an item on its page with your chosen address and card, without going through checkout.',
    needsScript: 'Quick buy requires JavaScript. Turn it on in your browser and reload this page.',
  },
};
