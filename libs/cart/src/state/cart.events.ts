import { cartActions } from './cart.slice.ts';

/** The facts that other domains may hear (design rule 4). */
export const cartEvents = {
  itemsAdded: cartActions.itemsAdded,
  addFailed: cartActions.addFailed,
  lineRemoved: cartActions.lineRemoved,
  cartReceived: cartActions.cartReceived,
  checkoutEntered: cartActions.checkoutEntered,
};
