import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { productPageEvents } from '@foolscap/catalog/state';

/** Reloads the cart after the delivery ZIP code has changed, because delivery dates depend on it. */
export function* cartFollowsPlace() {
  yield takeEvery(productPageEvents.placeChanged.type, function* () {
    yield put(cartActions.cartRequested());
  });
}
