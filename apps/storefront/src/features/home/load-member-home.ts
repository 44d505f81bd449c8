import { createAction } from '@reduxjs/toolkit';
import { put, select, takeEvery } from 'redux-saga/effects';
import { accountAreaActions, selectAccount } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { orderOverviewActions } from '@foolscap/checkout/state';

/** Command: load what the home page shows to a signed-in user. */
export const memberHomeRequested = createAction('memberHome/requested');

/**
 * Loads the signed-in user's orders, and a member's organization. The server does not know the account yet when it starts loading a page, so the API
 * refuses the calls of users who are not members.
 */
export function* loadMemberHome() {
  yield takeEvery(memberHomeRequested.type, function* () {
    const account = (yield select((root: AccountRoot) => selectAccount(root))) as ReturnType<
      typeof selectAccount
    >;
    yield put(orderOverviewActions.recentRequested());
    if (account && !account.userProfile?.organization) return;
    yield put(accountAreaActions.organizationRequested());
    yield put(orderOverviewActions.waitingRequested());
  });
}
