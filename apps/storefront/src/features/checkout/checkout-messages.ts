/** The texts of this feature's pages and sections. */
export const CHECKOUT_SCREEN_MESSAGES = {
  checkoutPages: {
    heading: 'Checkout',
    needsScript:
      'Checkout requires JavaScript. Turn it on in your browser and reload this page. Your cart is saved.',
    guest: 'Check out without an account',
    loadingCard: 'Loading the card form',
    useBilling: 'Use this billing address',
    billTo: 'Bill to',
    saveAddress: 'Save address',
    invoiceTo: (name: string) => `Invoice to ${name}`,
  },
};
