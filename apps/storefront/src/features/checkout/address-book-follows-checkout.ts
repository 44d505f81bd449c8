import { put, takeEvery } from 'redux-saga/effects';
import { accountAreaActions } from '@foolscap/account/state';
import { checkoutEvents } from '@foolscap/checkout/state';
import type { AddressBody } from '@foolscap/core/contract';

/** Saves an address from checkout to the address book if the shopper chose to; an existing one is not added again. */
export function* addressBookFollowsCheckout() {
  yield takeEvery(
    checkoutEvents.saveAddressRequested.type,
    function* ({ payload: { address } }: ReturnType<typeof checkoutEvents.saveAddressRequested>) {
      // The form's validation guarantees the names.
      yield put(
        accountAreaActions.commandSubmitted({
          task: 'saveAddress',
          body: { address: address as AddressBody },
        }),
      );
    },
  );
}
