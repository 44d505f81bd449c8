import { put, takeEvery } from 'redux-saga/effects';
import { accountAreaEvents } from '@foolscap/account/state';
import { cartActions } from '@foolscap/cart/state';

/** Reloads the cart after a change of the ship-to address, which its dates, fees and availability depend on. */
export function* cartFollowsShipTo() {
  yield takeEvery(accountAreaEvents.shipToChosen.type, function* () {
    yield put(cartActions.cartRequested());
  });
}
