import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { productPageEvents } from '@foolscap/catalog/state';

/** Reloads the cart after a change of the delivery ZIP code, which its delivery dates depend on. */
export function* cartFollowsPlace() {
  yield takeEvery(productPageEvents.placeChanged.type, function* () {
    yield put(cartActions.cartRequested());
  });
}
