import { put, takeEvery } from 'redux-saga/effects';
import { accountAreaEvents } from '@foolscap/account/state';
import { cartActions } from '@foolscap/cart/state';

/** Another ship-to is another cart to look at: dates, fees and what can be sent there. */
export function* cartFollowsShipTo() {
  yield takeEvery(accountAreaEvents.shipToChosen.type, function* () {
    yield put(cartActions.cartRequested());
  });
}
