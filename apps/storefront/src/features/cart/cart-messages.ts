/** The texts of this feature's pages and sections. */
export const CART_SCREEN_MESSAGES = {
  cart: {
    heading: 'Your cart',
    shop: 'Start shopping',
    yourLists: 'Your lists',
    allLists: 'All lists',
    noneSaved: 'Nothing saved for later.',
    noneSavedHint: 'Save items in your cart to buy them another time.',
    shared: 'Shared cart',
    shipTo: 'Ship to',
    shipToAddresses: 'Ship-to addresses',
    shipsTo: (label: string) => `Your order ships to ${label}.`,
  },
};
