/** The texts of this feature's pages and sections. */
export const PAYMENTS_SCREEN_MESSAGES = {
  paymentPages: {
    balance: 'Gift card balance',
    balanceNote: 'Enter the number and the code of a gift or prepaid card to see what is left on it.',
    balanceOff: 'Checking a balance is not available at the moment.',
    backToCart: 'Back to your cart',
    balanceNeedsScript:
      'Checking a balance requires JavaScript. Turn it on in your browser and reload this page.',
    useBilling: 'Use this billing address',
    loadingCard: 'Loading the card form',
    cardsNeedScript:
      'Changing your cards requires JavaScript. Turn it on in your browser and reload this page.',
  },
};
