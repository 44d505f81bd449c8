/** The English messages of the mini cart. */
export const MINI_CART_MESSAGES = {
  miniCart: {
    title: 'Your cart',
    titleOf: (count: number) => `Your cart (${count.toLocaleString('en-US')})`,
    items: 'Items',
    showing: (shown: number, all: number) => `Showing ${shown} of ${all.toLocaleString('en-US')} lines.`,
    viewAll: 'View all in your cart',
    list: 'List',
    cart: 'Cart',
    saved: 'Saved for later',
    recommended: 'You may also like',
    shippingAndFees: 'Shipping and fees',
    taxLater: 'Tax is calculated at checkout.',
    viewCart: 'View cart',
    signIn: 'Sign in',
    /** These two complete "Sign in". */
    checkout: 'to check out with your saved details.',
    rewards: 'to check out with your rewards items.',
  },
};
