import { put, takeEvery } from 'redux-saga/effects';
import { userChanged } from '@foolscap/core/state';
import { quickOrderActions } from '@foolscap/lists/state';

/**
 * Clears the quick order at sign-out. At sign-in the rows stay, because the same person typed them, and are checked again, because prices
 * and part numbers depend on the organization.
 */
export function* quickOrderFollowsAccount() {
  yield takeEvery(userChanged.type, function* ({ payload: { wasGuest } }: ReturnType<typeof userChanged>) {
    yield put(quickOrderActions.quickOrderReset({ keepsRows: wasGuest }));
    if (wasGuest) yield put(quickOrderActions.checkRequested());
  });
}
