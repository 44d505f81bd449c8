/** The English messages of the page that shows a shared cart. */
export const SHARED_CART_MESSAGES = {
  sharedCart: {
    gone: 'This shared cart is no longer available.',
    goneHint: 'The link has expired, or its owner has removed it. Ask for a new one.',
    about: (lastDay: string) =>
      `Prices and availability are for you, as of now. The link works until ${lastDay}.`,
    items: 'Items',
    forItem: (name: string) => `For ${name}`,
    addable: (quantity: number) => `${quantity} can be added now`,
    total: 'Items that can be added',
    addAll: 'Add all to cart',
  },
};
