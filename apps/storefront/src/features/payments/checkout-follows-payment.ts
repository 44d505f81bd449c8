import { put, takeEvery } from 'redux-saga/effects';
import { checkoutActions } from '@foolscap/checkout/state';
import { paymentsEvents } from '@foolscap/payments/state';

/** Reloads checkout after a card was accepted. */
export function* checkoutFollowsPayment() {
  yield takeEvery(paymentsEvents.cardSaved.type, function* () {
    yield put(checkoutActions.checkoutRequested());
  });
  // If the card's cart or session no longer exists, reloads checkout, which shows that instead of the card form.
  yield takeEvery(
    paymentsEvents.cardFailed.type,
    function* ({ payload: { code } }: ReturnType<typeof paymentsEvents.cardFailed>) {
      if (code === 'EMPTY_CART' || code === 'SIGN_IN_REQUIRED')
        yield put(checkoutActions.checkoutRequested());
    },
  );
}
