import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { itemTilesActions } from '@foolscap/tiles/state';

/** Forgets the products of given item numbers after a change of user, since their prices may differ. Those on screen are requested again. */
export function* itemTilesFollowAccount() {
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function* () {
    yield put(itemTilesActions.itemTilesCleared());
  });
}
