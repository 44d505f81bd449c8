import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { paymentsEvents, walletActions } from '@foolscap/payments/state';

/** Clears the saved cards after a change of user, and reads them again after a card was added at checkout, which may have saved it. */
export function* walletFollowsAccount() {
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function* () {
    yield put(walletActions.walletReset());
  });
  yield takeEvery(paymentsEvents.cardSaved.type, function* () {
    yield put(walletActions.walletRequested());
  });
}
