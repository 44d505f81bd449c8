import { put, takeEvery } from 'redux-saga/effects';
import { selectFrom } from '@foolscap/core/sagas';
import { paymentsEvents, selectWallet, walletActions } from '@foolscap/payments/state';

/** Reloads the saved cards after a card was added at checkout, which may have saved it. */
export function* walletFollowsPayment() {
  yield takeEvery(paymentsEvents.cardSaved.type, function* () {
    // Guests have no saved cards, and the call would send them to the sign-in page.
    const { phase } = yield* selectFrom(selectWallet);
    if (phase !== 'idle') yield put(walletActions.walletRequested());
  });
}
