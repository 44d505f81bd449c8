import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { checkoutEvents } from '@foolscap/checkout/state';

/** Resets and reloads the cart after an order, which empties it on the server. */
export function* cartFollowsOrder() {
  yield takeEvery(checkoutEvents.orderPlaced.type, function* () {
    yield put(cartActions.cartReset());
    yield put(cartActions.cartRequested());
  });
}
