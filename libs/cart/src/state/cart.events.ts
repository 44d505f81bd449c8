import { cartActions } from './cart.slice.ts';
import { cartWrites } from './writes/index.ts';

/** Events that other domains may listen to (design rule 4). */
export const cartEvents = {
  itemsAdded: cartActions.itemsAdded,
  addFailed: cartActions.addFailed,
  lineRemoved: cartActions.lineRemoved,
  cartReceived: cartActions.cartReceived,
  checkoutEntered: cartActions.checkoutEntered,
  /** Types of the facts that the server has confirmed a write of this page. */
  writesConfirmed: cartWrites.map(({ settled }) => settled.type),
};
