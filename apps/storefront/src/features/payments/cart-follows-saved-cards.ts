import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { walletEvents } from '@foolscap/payments/state';

/**
 * Reloads the cart after a change of the saved cards: the cart says whether its owner can buy now (storefront-3.56), and without the card of
 * quick buy, or with a new date of an expired one, this changes.
 */
export function* cartFollowsSavedCards() {
  yield takeEvery(
    walletEvents.walletChanged.type,
    function* ({ payload: { task } }: ReturnType<typeof walletEvents.walletChanged>) {
      if (task !== 'makeDefault') yield put(cartActions.cartRequested());
    },
  );
}
