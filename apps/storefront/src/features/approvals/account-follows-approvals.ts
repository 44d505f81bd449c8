import { put, takeEvery } from 'redux-saga/effects';
import { accountActions } from '@foolscap/account/state';
import { approvalsEvents } from '@foolscap/approvals/state';

/** Reloads the account after decisions, because the header shows the number of orders that wait. */
export function* accountFollowsApprovals() {
  yield takeEvery(approvalsEvents.ordersDecided.type, function* () {
    yield put(accountActions.accountRequested());
  });
}
