import { put, takeEvery } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { quickOrderEvents } from '@foolscap/lists/state';

/** Reads the cart again after rows of a quick order were added to it: the call answers with results only. */
export function* cartFollowsQuickOrder() {
  yield takeEvery(quickOrderEvents.rowsAdded.type, function* () {
    yield put(cartActions.cartRequested());
  });
}
