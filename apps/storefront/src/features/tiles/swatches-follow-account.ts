import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { swatchesActions } from '@foolscap/tiles/state';

/** Forgets the colors of tiles after a change of user, since their prices may differ. The tiles on screen request them again. */
export function* swatchesFollowAccount() {
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function* () {
    yield put(swatchesActions.swatchesReset());
  });
}
