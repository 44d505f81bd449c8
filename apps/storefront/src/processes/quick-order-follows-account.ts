import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { quickOrderActions } from '@foolscap/lists/state';

/** Forgets the rows of a quick order after a change of user: prices and part numbers are those of an organization. */
export function* quickOrderFollowsAccount() {
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function* () {
    yield put(quickOrderActions.quickOrderReset());
  });
}
