import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { checkoutEvents } from '@foolscap/checkout/state';

/** What was ordered goes into the cart by the ordinary add, which tells what came in whole, in part, or not at all. */
export function* reorderAddsToCart() {
  yield takeEvery(
    checkoutEvents.reorderRequested.type,
    function* ({ payload: { items } }: ReturnType<typeof checkoutEvents.reorderRequested>) {
      yield put(cartActions.addToCartRequested(items));
    },
  );
}
