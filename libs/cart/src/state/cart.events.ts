import type { PayloadAction } from '@reduxjs/toolkit';
import { cartActions } from './cart.slice.ts';

/** Events that other domains may listen to (design rule 4). */
export const cartEvents = {
  itemsAdded: cartActions.itemsAdded,
  addFailed: cartActions.addFailed,
  lineRemoved: cartActions.lineRemoved,
  cartReceived: cartActions.cartReceived,
  checkoutEntered: cartActions.checkoutEntered,
  /** Whether an action is the fact that the server has confirmed a write of this page. */
  isWriteConfirmed: ({
    type,
    payload,
  }: Partial<PayloadAction<Partial<Record<'reply', unknown>> | undefined>>) =>
    !!type?.startsWith('cart/') && !!payload?.reply,
};
