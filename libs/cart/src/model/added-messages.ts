const items = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`;

/** The English messages about an add to the cart. */
export const ADDED_MESSAGES = {
  adding: {
    toast: 'Added to cart',
    viewCart: 'View cart',
    tryAgain: 'Try again',
    keepShopping: 'Keep shopping',
    close: 'Close',
    units: (added: number) => (added > 0 ? `${added.toLocaleString('en-US')} added` : 'Not added'),
    unitsOf: (added: number, inCart: number) =>
      `${added > 0 ? `${added.toLocaleString('en-US')} added` : 'Not added'}, ${inCart.toLocaleString('en-US')} in your cart`,
    subtotal: (count: number) => `Cart subtotal (${items(count)})`,
    noReply: 'We didn’t get a response',
    noReplyHint: 'The item may already be in your cart. Trying again won’t add it twice.',
    nothingAdded: 'Nothing was added',
    andMore: (names: string, more: number) => `${names} and ${more} more`,
  },
  /** Pickup lines that a call changed (cart-4.6 to cart-4.8). */
  pickupToast: {
    ADD_ITEM: 'Pickup item added',
    EDIT_ITEM: 'Pickup item modified',
    DELETED_ITEM: 'Pickup item removed from cart',
    summary: (added: number, modified: number, removed: number) =>
      `${added} added, ${modified} modified, ${removed} removed`,
    lines: (summary: string, names: string) => `${summary}: ${names}`,
  },
};
