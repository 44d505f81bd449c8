import { put, takeEvery } from 'redux-saga/effects';
import { checkoutActions, checkoutEvents } from '@foolscap/checkout/state';
import { paymentsActions, paymentsEvents } from '@foolscap/payments/state';

/** A card that was accepted is on the order now: checkout shows it. A placed order leaves nothing of it in memory. */
export function* checkoutFollowsPayment() {
  yield takeEvery(paymentsEvents.cardSaved.type, function* () {
    yield put(checkoutActions.checkoutRequested());
  });
  // The cart or the session that the card was for is gone: checkout says so instead of asking for the card for ever.
  yield takeEvery(
    paymentsEvents.cardFailed.type,
    function* ({ payload: { code } }: ReturnType<typeof paymentsEvents.cardFailed>) {
      if (code === 'EMPTY_CART' || code === 'SIGN_IN_REQUIRED')
        yield put(checkoutActions.checkoutRequested());
    },
  );
  yield takeEvery(checkoutEvents.orderPlaced.type, function* () {
    yield put(paymentsActions.paymentsReset());
  });
}
