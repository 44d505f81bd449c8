import { put, select, takeEvery } from 'redux-saga/effects';
import { accountActions, accountEvents } from '@foolscap/account/state';
import { selectSessionId } from '@foolscap/cart/state';
import type { CartRoot } from '@foolscap/cart/state';

/** What the API calls the session of somebody who has none. */
const NO_SESSION = 'none';

/**
 * The cart's replies say whose session they belong to. When that changes under the page (signed out in another tab, session over), who is
 * signed in is asked anew, so that the header does not greet somebody who is gone.
 */
export function* accountFollowsSession() {
  let known: string | undefined;
  yield takeEvery([accountEvents.signedIn.type, accountEvents.signedOut.type], function () {
    // Another session, and we know why.
    known = undefined;
  });
  yield takeEvery(
    ({ type }: { type: string }) => type.startsWith('cart/'),
    function* () {
      const session = (yield select((root: CartRoot) => selectSessionId(root))) as string | undefined;
      // A guest's first write begins a session: nobody has come or gone.
      const changed =
        known !== undefined && known !== NO_SESSION && session !== undefined && session !== known;
      known = session ?? known;
      if (changed) yield put(accountActions.accountRequested());
    },
  );
}
