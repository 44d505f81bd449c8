import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { selectFrom } from '@foolscap/core/sagas';
import { paymentsEvents, selectWallet, walletActions } from '@foolscap/payments/state';

/** Clears the saved cards after a change of user, and reads them again after a card was added at checkout, which may have saved it. */
export function* walletFollowsAccount() {
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function* () {
    yield put(walletActions.walletReset());
  });
  yield takeEvery(paymentsEvents.cardSaved.type, function* () {
    // Guests have no cards: the call would lead them to the sign-in page.
    const { phase } = yield* selectFrom(selectWallet);
    if (phase !== 'idle') yield put(walletActions.walletRequested());
  });
}
