import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { checkoutActions } from '@foolscap/checkout/state';

/** Clears checkout and orders after a change of user, so that nothing of the previous user stays on screen or in memory. */
export function* checkoutFollowsAccount() {
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function* () {
    yield put(checkoutActions.checkoutReset());
  });
}
