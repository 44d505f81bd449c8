import { call, select, takeEvery } from 'redux-saga/effects';
import { accountActions, selectSegmentCode } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { userChanged } from '@foolscap/core/state';

/**
 * Keeps the segment of the current customer in the browser, from the page's load on; sign-out removes it (`forgetOnSignOut`, which must run before). The page of a guest
 * replaces a segment that a session left which ended elsewhere.
 */
export function* segmentFollowsAccount(keep: (code: string) => void) {
  function* keepCurrent() {
    const code = (yield select((root: AccountRoot) => selectSegmentCode(root))) as string | undefined;
    if (code !== undefined) yield call(keep, code);
  }
  yield* keepCurrent();
  yield takeEvery([accountActions.accountReceived.type, userChanged.type], keepCurrent);
}
