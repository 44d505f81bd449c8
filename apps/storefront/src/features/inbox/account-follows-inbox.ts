import { put, takeEvery } from 'redux-saga/effects';
import { accountActions, inboxEvents } from '@foolscap/account/state';

/** Reloads the account after messages were read, because it has their number. */
export function* accountFollowsInbox() {
  yield takeEvery(inboxEvents.messagesRead.type, function* () {
    yield put(accountActions.accountRequested());
  });
}
