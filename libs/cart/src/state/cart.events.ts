import type { PayloadAction } from '@reduxjs/toolkit';
import { cartActions } from './cart.slice.ts';

/** Events that other domains may listen to (design rule 4). */
export const cartEvents = {
  itemsAdded: cartActions.itemsAdded,
  addFailed: cartActions.addFailed,
  lineRemoved: cartActions.lineRemoved,
  cartReceived: cartActions.cartReceived,
  checkoutEntered: cartActions.checkoutEntered,
  /** Checks whether an action reports that the server has confirmed one of this page's writes. */
  isWriteConfirmed: ({
    type,
    payload,
  }: Partial<PayloadAction<Partial<Record<'reply', unknown>> | undefined>>) =>
    !!type?.startsWith('cart/') && !!payload?.reply,
};
