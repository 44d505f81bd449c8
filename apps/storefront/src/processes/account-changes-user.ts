import { put, select, takeEvery } from 'redux-saga/effects';
import { accountActions, accountEvents, selectAccount } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { userChanged } from '@foolscap/core/state';

/**
 * Announces another user to all domains, which then clear the previous one's state: after signing in or out, and when a read returns
 * another account, for example because the session has expired or another tab has signed out.
 */
export function* accountChangesUser(reload = () => window.location.reload()) {
  const selectHeld = (root: AccountRoot) => selectAccount(root);
  let held = (yield select(selectHeld)) as ReturnType<typeof selectHeld>;
  yield takeEvery(
    [accountEvents.signedIn.type, accountEvents.signedOut.type, accountActions.accountReceived.type],
    function* ({ type }: { type: string }) {
      const before = held;
      held = (yield select(selectHeld)) as ReturnType<typeof selectHeld>;
      const previousId = before?.userProfile?.id;
      // The banner is part of the document, so a tab that missed the start or the end of a visit loads its page again.
      if (before && before.session.acting?.startedAt !== held?.session.acting?.startedAt) reload();
      const isRead = type === accountActions.accountReceived.type;
      // A page's first read is not a change.
      if (isRead && (before === undefined || previousId === held?.userProfile?.id)) return;
      yield put(userChanged({ wasGuest: previousId === undefined }));
    },
  );
}
