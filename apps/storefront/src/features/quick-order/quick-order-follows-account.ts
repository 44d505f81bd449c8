import { put, takeEvery } from 'redux-saga/effects';
import { userChanged } from '@foolscap/core/state';
import { quickOrderActions } from '@foolscap/lists/state';

/**
 * Forgets the quick order at sign-out. At sign-in the rows stay, which the same person typed, and are checked again: prices and part numbers are
 * those of an organization.
 */
export function* quickOrderFollowsAccount() {
  yield takeEvery(userChanged.type, function* ({ payload: { wasGuest } }: ReturnType<typeof userChanged>) {
    yield put(quickOrderActions.quickOrderReset({ keepsRows: wasGuest }));
    if (wasGuest) yield put(quickOrderActions.checkRequested());
  });
}
