/** The texts of this feature's pages and sections. */
export const AUTO_RESTOCK_SCREEN_MESSAGES = {
  autoRestockPages: {
    note: 'Items that we order for you at intervals. Change, skip or cancel them at any time.',
    needsScript:
      'Changing auto-restock requires JavaScript. Turn it on in your browser and reload this page.',
  },
};
