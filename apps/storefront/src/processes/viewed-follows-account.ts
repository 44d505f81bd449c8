import { takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import type { ProcessDeps } from './process-deps.ts';

/**
 * What was looked at is not shown to the next person on the machine, on whatever page somebody signs out: the part of the shop that shows it
 * need not have been there.
 */
export function* viewedFollowsAccount({ forgetViewed }: ProcessDeps) {
  yield takeEvery(accountEvents.signedOut.type, function () {
    forgetViewed();
  });
}
