/** The English messages of the control that shares the cart. */
export const SHARE_MESSAGES = {
  share: {
    open: 'Share this cart',
    /** The cart is empty, so only earlier links can be managed. */
    openLinks: 'Your shared carts',
  },
};
