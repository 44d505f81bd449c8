/** The English messages that the cart page and the mini cart share. */
export const CART_VIEW_MESSAGES = {
  view: {
    loading: 'Loading your cart',
    empty: 'Your cart is empty.',
    emptyHint: 'Items you add will show up here.',
    messages: 'Cart messages',
    notRefreshed: 'We couldn’t refresh your cart. Showing the last version.',
    checkout: 'Checkout',
    enteringCheckout: 'Going to checkout',
    /** These two follow the name of the line. */
    removed: 'removed from your cart.',
    notRestored: 'couldn’t be restored.',
    undo: 'Undo',
    undoRemoval: (name: string) => `Undo removing ${name}`,
    tryAgain: 'Try again',
    restoreAgain: (name: string) => `Try again to restore ${name}`,
  },
  totals: {
    subtotal: (count: number) =>
      `Subtotal (${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'})`,
    savings: 'Savings',
    shipping: 'Shipping',
    free: 'Free',
  },
  /** Announcements of confirmed changes. */
  changes: {
    added: (name: string) => `${name} added.`,
    removed: (name: string) => `${name} removed.`,
    undo: 'Undo is available.',
    restored: (name: string) => `${name} is back in your cart.`,
    quantity: (name: string, quantity: number) => `Quantity of ${name} is now ${quantity}.`,
    delivered: (name: string) => `${name} will be delivered.`,
    deliveredNextDay: (name: string) => `${name} will be delivered the next day.`,
    deliveredToday: (name: string) => `${name} will be delivered today.`,
    pickedUp: (name: string) => `${name} will be picked up.`,
    shippedToStore: (name: string) => `${name} will be shipped to the store.`,
  },
};
