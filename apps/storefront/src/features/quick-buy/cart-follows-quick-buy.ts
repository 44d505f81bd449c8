import { put, takeEvery } from 'redux-saga/effects';
import { quickBuySettingsEvents } from '@foolscap/account/state';
import { cartActions } from '@foolscap/cart/state';

/** Reloads the cart after quick buy has changed, because the cart reports whether its owner can buy now (storefront-3.56). */
export function* cartFollowsQuickBuy() {
  yield takeEvery(quickBuySettingsEvents.quickBuyChanged.type, function* () {
    yield put(cartActions.cartRequested());
  });
}
