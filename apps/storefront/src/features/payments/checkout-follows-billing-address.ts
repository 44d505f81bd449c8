import { put, takeEvery } from 'redux-saga/effects';
import { checkoutActions } from '@foolscap/checkout/state';
import { isUncertain } from '@foolscap/core/http';
import { NOT_SENT } from '@foolscap/core/sagas';
import { billingAddressEvents } from '@foolscap/payments/state';

/** Reloads checkout after its payment's billing address has changed. */
export function* checkoutFollowsBillingAddress() {
  yield takeEvery(billingAddressEvents.billingAddressSaved.type, function* () {
    yield put(checkoutActions.checkoutRequested());
  });
  yield takeEvery(
    billingAddressEvents.billingAddressFailed.type,
    function* ({ payload: { failure } }: ReturnType<typeof billingAddressEvents.billingAddressFailed>) {
      const { code } = failure;
      // The payment may be gone, or the address may have been saved although the reply was lost.
      const isGone = code === 'EMPTY_CART' || code === 'SIGN_IN_REQUIRED' || code === 'PAYMENT_NOT_FOUND';
      if (isGone || (code !== NOT_SENT && isUncertain(failure)))
        yield put(checkoutActions.checkoutRequested());
    },
  );
}
