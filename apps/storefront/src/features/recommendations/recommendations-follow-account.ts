import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { recommendationsActions } from '@foolscap/tiles/state';

/** Forgets the recommendations after a change of user: they show what the last one has bought. The shelves on screen request new ones. */
export function* recommendationsFollowAccount() {
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function* () {
    yield put(recommendationsActions.recommendationsReset());
  });
}
