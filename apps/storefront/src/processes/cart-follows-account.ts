import { put, select, takeEvery } from 'redux-saga/effects';
import { selectIsSignedIn } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { cartActions } from '@foolscap/cart/state';
import { userChanged } from '@foolscap/core/state';

/** Reloads the cart after sign-in, because the server has merged the guest's cart into it. */
export function* cartFollowsAccount() {
  yield takeEvery(userChanged.type, function* () {
    const isSignedIn = (yield select((root: AccountRoot) => selectIsSignedIn(root))) as boolean;
    if (isSignedIn) yield put(cartActions.cartRequested());
  });
}
