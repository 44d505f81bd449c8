import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { walletEvents } from '@foolscap/payments/state';

/**
 * Reloads the cart after a change to the saved cards, because the cart reports whether its owner can buy now (storefront-3.56). Removing
 * quick buy's card, or changing an expired date, affects that.
 */
export function* cartFollowsSavedCards() {
  yield takeEvery(
    walletEvents.walletChanged.type,
    function* ({ payload: { task } }: ReturnType<typeof walletEvents.walletChanged>) {
      if (task !== 'makeDefault') yield put(cartActions.cartRequested());
    },
  );
}
