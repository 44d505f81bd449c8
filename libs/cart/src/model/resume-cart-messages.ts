/** The English messages of the short version of the cart. */
export const RESUME_CART_MESSAGES = {
  resume: {
    title: 'Your cart',
    empty: 'Your cart is empty.',
    count: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`,
    items: 'Items in your cart',
    more: (count: number) => `${count.toLocaleString('en-US')} more`,
    viewCart: 'View cart',
  },
};
