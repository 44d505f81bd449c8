import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { subscriptionsActions } from '@foolscap/subscriptions/state';

/** Forgets the subscriptions after a change of user; the screen reads those of the new one. */
export function* subscriptionsFollowAccount() {
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function* () {
    yield put(subscriptionsActions.subscriptionsReset());
  });
}
