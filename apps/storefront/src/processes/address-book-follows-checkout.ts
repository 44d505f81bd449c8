import { put, takeEvery } from 'redux-saga/effects';
import { accountAreaActions } from '@foolscap/account/state';
import { checkoutEvents } from '@foolscap/checkout/state';
import type { AddressBody } from '@foolscap/core/contract';

/** An address that was typed at checkout is kept where the shopper asked for it; one that is there already is not added again. */
export function* addressBookFollowsCheckout() {
  yield takeEvery(
    checkoutEvents.saveAddressRequested.type,
    function* ({ payload: { address } }: ReturnType<typeof checkoutEvents.saveAddressRequested>) {
      // The form gives names only when they are filled in.
      yield put(
        accountAreaActions.commandSubmitted({
          task: 'saveAddress',
          body: { address: address as AddressBody },
        }),
      );
    },
  );
}
