import { all, put, takeEvery } from 'redux-saga/effects';
import { accountAreaEvents } from '@foolscap/account/state';
import { cartActions } from '@foolscap/cart/state';

/**
 * Reloads the cart after a change of the ship-to address, which its dates, fees and availability depend on, and after an address was
 * removed. Removing quick buy's address turns quick buy off, and the cart reports whether its owner can buy now (storefront-3.56).
 */
export function* cartFollowsAddresses() {
  yield all([
    takeEvery(accountAreaEvents.shipToChosen.type, function* () {
      yield put(cartActions.cartRequested());
    }),
    takeEvery(
      accountAreaEvents.taskDone.type,
      function* ({ payload: { task } }: ReturnType<typeof accountAreaEvents.taskDone>) {
        if (task === 'removeAddress') yield put(cartActions.cartRequested());
      },
    ),
  ]);
}
