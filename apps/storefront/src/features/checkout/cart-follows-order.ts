import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { checkoutEvents } from '@foolscap/checkout/state';

/**
 * Resets and reloads the cart after an order, which empties it on the server. Also reloads it after a refused order, which may have changed
 * it: a gift card gets its current balance, and items that are no longer sold are saved for later.
 */
export function* cartFollowsOrder() {
  yield takeEvery(checkoutEvents.orderPlaced.type, function* () {
    yield put(cartActions.cartReset());
    yield put(cartActions.cartRequested());
  });
  yield takeEvery(
    checkoutEvents.placeOrderFailed.type,
    function* ({ payload: { failure } }: ReturnType<typeof checkoutEvents.placeOrderFailed>) {
      // Without a status, there was no reply.
      if (failure.status !== undefined && failure.status < 500) yield put(cartActions.cartRequested());
    },
  );
}
