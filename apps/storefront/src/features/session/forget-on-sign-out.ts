import { select, takeEvery } from 'redux-saga/effects';
import { selectIsSignedIn } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { userChanged } from '@foolscap/core/state';

/**
 * Removes what this browser stores about a user on sign-out or once the session has ended, so that the next user of the computer does not
 * see it. Works on every page, even if the part that shows the data was never loaded.
 *
 * @param wasSignedIn whether the page was opened with a signed-in user, who may have signed out before this process loaded
 */
export function* forgetOnSignOut(forget: () => void, wasSignedIn: boolean): Generator<unknown, void> {
  if (wasSignedIn && !(yield select((root: AccountRoot) => selectIsSignedIn(root)))) forget();
  yield takeEvery(userChanged.type, ({ payload }: ReturnType<typeof userChanged>) => {
    if (!payload.wasGuest) forget();
  });
}
