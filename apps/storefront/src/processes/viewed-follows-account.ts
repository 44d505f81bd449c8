import { takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import type { ProcessDeps } from './process-deps.ts';

/**
 * Clears the recently viewed products on sign-out, so that the next user of the computer does not see them. Works on every page, also if
 * the part that shows them was never loaded.
 */
export function* viewedFollowsAccount({ forgetViewed }: ProcessDeps) {
  yield takeEvery(accountEvents.signedOut.type, function () {
    forgetViewed();
  });
}
