import { put, select, takeEvery } from 'redux-saga/effects';
import { accountActions } from '@foolscap/account/state';
import { selectSessionId } from '@foolscap/cart/state';
import type { CartRoot } from '@foolscap/cart/state';
import { userChanged } from '@foolscap/core/state';

/** The session id in replies without a session. */
const NO_SESSION = 'none';

/**
 * Reloads the account when the session id in cart replies changes (signed out in another tab, session expired), so that the header does
 * not greet a user who is no longer signed in.
 */
export function* accountFollowsSession() {
  let known: string | undefined;
  yield takeEvery(userChanged.type, function () {
    // The session changed along with the user.
    known = undefined;
  });
  yield takeEvery(
    ({ type }: { type: string }) => type.startsWith('cart/'),
    function* () {
      const session = (yield select((root: CartRoot) => selectSessionId(root))) as string | undefined;
      // A guest's first write starts a session, which is not a change of user.
      const changed =
        known !== undefined && known !== NO_SESSION && session !== undefined && session !== known;
      known = session ?? known;
      if (changed) yield put(accountActions.accountRequested());
    },
  );
}
