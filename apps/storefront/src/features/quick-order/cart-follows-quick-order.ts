import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { quickOrderEvents } from '@foolscap/lists/state';

/** Reloads the cart after quick-order rows were added to it, because the call returns only results. */
export function* cartFollowsQuickOrder() {
  yield takeEvery(quickOrderEvents.rowsAdded.type, function* () {
    yield put(cartActions.cartRequested());
  });
}
