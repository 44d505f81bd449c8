import { call, select, takeEvery } from 'redux-saga/effects';
import { accountActions, selectSegmentCode } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { userChanged } from '@foolscap/core/state';

/**
 * Stores the current customer's segment in the browser, from page load on. Sign-out removes it (`forgetOnSignOut`, which must run first). A
 * guest's page replaces a segment left behind by a session that ended elsewhere.
 */
export function* segmentFollowsAccount(keep: (code: string) => void) {
  function* keepCurrent() {
    const code = (yield select((root: AccountRoot) => selectSegmentCode(root))) as string | undefined;
    if (code !== undefined) yield call(keep, code);
  }
  yield* keepCurrent();
  yield takeEvery([accountActions.accountReceived.type, userChanged.type], keepCurrent);
}
