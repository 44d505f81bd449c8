import { cartActions } from './cart.slice.ts';

/** Events that other domains may listen to (design rule 4). */
export const cartEvents = {
  itemsAdded: cartActions.itemsAdded,
  addFailed: cartActions.addFailed,
  lineRemoved: cartActions.lineRemoved,
  cartReceived: cartActions.cartReceived,
  checkoutEntered: cartActions.checkoutEntered,
};
