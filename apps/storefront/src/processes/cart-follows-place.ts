import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { productPageEvents } from '@foolscap/catalog/state';

/** Reads the cart again after the shopper chose another place of delivery: the dates of its lines depend on it. */
export function* cartFollowsPlace() {
  yield takeEvery(productPageEvents.placeChanged.type, function* () {
    yield put(cartActions.cartRequested());
  });
}
