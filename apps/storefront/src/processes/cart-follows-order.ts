import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { checkoutEvents } from '@foolscap/checkout/state';

/** A placed order empties the cart on the server; the badge and the cart page follow. */
export function* cartFollowsOrder() {
  yield takeEvery(checkoutEvents.orderPlaced.type, function* () {
    yield put(cartActions.cartReset());
    yield put(cartActions.cartRequested());
  });
}
