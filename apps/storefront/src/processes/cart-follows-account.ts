import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { cartActions } from '@foolscap/cart/state';

/**
 * Reloads the cart after a sign-in, which merges the carts on the server, and clears it after a sign-out, so that nothing of the previous
 * user stays on screen or in memory.
 */
export function* cartFollowsAccount() {
  yield takeEvery(accountEvents.signedIn.type, function* () {
    yield put(cartActions.cartReset());
    yield put(cartActions.cartRequested());
  });
  yield takeEvery(accountEvents.signedOut.type, function* () {
    yield put(cartActions.cartReset());
  });
}
