import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { checkoutEvents } from '@foolscap/checkout/state';

/** Adds reordered items to the cart with a regular add, whose feedback shows what was added in full, in part, or not at all. */
export function* reorderAddsToCart() {
  yield takeEvery(
    checkoutEvents.reorderRequested.type,
    function* ({ payload: { items } }: ReturnType<typeof checkoutEvents.reorderRequested>) {
      yield put(cartActions.addToCartRequested(items));
    },
  );
}
