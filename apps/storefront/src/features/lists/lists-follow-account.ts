import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { listsActions } from '@foolscap/lists/state';

/** Forgets the lists after a change of user; the screen reads those of the new one. */
export function* listsFollowAccount() {
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function* () {
    yield put(listsActions.listsReset());
  });
}
