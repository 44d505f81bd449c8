import { put, select, takeEvery } from 'redux-saga/effects';
import { checkoutActions, selectCheckoutInfo } from '@foolscap/checkout/state';
import type { CheckoutRoot } from '@foolscap/checkout/state';
import type { CheckoutInfo } from '@foolscap/checkout/contract';
import { captchaActions } from '@foolscap/payments/state';

function* follow({ captchaData }: CheckoutInfo) {
  yield put(captchaData ? captchaActions.captchaNeeded(captchaData) : captchaActions.captchaReset());
}

/** Shows the captcha that the server requires for the session, for example after a reload or a declined order (storefront-4.19). */
export function* captchaFollowsCheckout() {
  const info = (yield select((root: Partial<CheckoutRoot>) =>
    root.checkout ? selectCheckoutInfo(root as CheckoutRoot) : undefined,
  )) as CheckoutInfo | undefined;
  if (info) yield* follow(info);
  yield takeEvery(checkoutActions.checkoutReceived, ({ payload }) => follow(payload));
}
