import { put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { cartActions } from '@foolscap/cart/state';

/**
 * Signing in merges the carts on the server, so the cart is read anew; signing out leaves nothing of the former person on
 * screen or in memory.
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
