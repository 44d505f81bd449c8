import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { quickOrderActions } from '@foolscap/lists/state';

/**
 * Forgets the quick order at sign-out. At sign-in the rows stay, which the same person typed, and are checked again: prices and part numbers are
 * those of an organization.
 */
export function* quickOrderFollowsAccount() {
  yield takeEvery(accountEvents.signedOut.type, function* () {
    yield put(quickOrderActions.quickOrderReset());
  });
  yield takeEvery(accountEvents.signedIn.type, function* () {
    yield put(quickOrderActions.quickOrderReset({ keepsRows: true }));
    yield put(quickOrderActions.checkRequested());
  });
}
