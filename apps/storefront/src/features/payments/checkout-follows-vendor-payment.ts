import { call, put, takeEvery } from 'redux-saga/effects';
import { checkoutActions } from '@foolscap/checkout/state';
import { isUncertain } from '@foolscap/core/http';
import { NOT_SENT } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { isRetryable } from '@foolscap/payments/model';
import { payAuthActions, vendorPaymentEvents, WINDOW_BLOCKED } from '@foolscap/payments/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Checks for failures that are shown where the shopper can try again. */
const isShownInPlace = (code: string, payment: string) =>
  payment === 'INVOICE' || code === WINDOW_BLOCKED || code === NOT_SENT || isRetryable(code);

/**
 * After a vendor payment, continues checkout if the cart is ready to proceed; otherwise the cart shows what is missing (storefront-4.16).
 * After a refusal, the cart shows the message (storefront-8.49).
 */
export function* checkoutFollowsVendorPayment({ navigate }: Pick<ProcessDeps, 'navigate'>) {
  yield takeEvery(
    vendorPaymentEvents.otherPaymentRecorded.type,
    function* ({ payload }: ReturnType<typeof vendorPaymentEvents.otherPaymentRecorded>) {
      if (payload.proceedCheckout) yield put(checkoutActions.checkoutRequested());
      else yield call(navigate, '/cart');
    },
  );
  yield takeEvery(
    vendorPaymentEvents.otherPaymentFailed.type,
    function* ({ payload: { payment, failure } }: ReturnType<typeof vendorPaymentEvents.otherPaymentFailed>) {
      const { code } = failure;
      // A payment whose reply was lost may be on the order.
      if (isUncertain(failure) || code === 'EMPTY_CART' || code === 'SIGN_IN_REQUIRED')
        yield put(checkoutActions.checkoutRequested());
      else if (!isShownInPlace(code, payment))
        yield call(navigate, `/cart?${new URLSearchParams({ error: code })}`);
    },
  );
  yield takeEvery(userChanged.type, function* () {
    yield put(payAuthActions.payAuthReset());
  });
}
