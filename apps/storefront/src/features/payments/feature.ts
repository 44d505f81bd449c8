import { all, call, put, takeEvery } from 'redux-saga/effects';
import { checkoutEvents } from '@foolscap/checkout/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { takeTurn } from '@foolscap/core/tabs';
import {
  createCaptchaClient,
  createPaymentsClient,
  createVendorClient,
  createWalletClient,
} from '@foolscap/payments/client';
import {
  billingAddressActions,
  cardApplicationActions,
  createApplicationWindows,
  createBillingAddressModule,
  createCaptchaModule,
  createCaptchaSolver,
  createCardApplicationModule,
  createCardBalanceModule,
  createPayAuthModule,
  createPaymentsModule,
  createStoredValueModule,
  createVendorPaymentModule,
  createVendorWindows,
  createWalletModule,
  paymentsActions,
  storedValueActions,
  vendorPaymentActions,
} from '@foolscap/payments/state';
import { defineFeature } from '../define-feature.ts';
import { captchaFollowsCheckout } from './captcha-follows-checkout.ts';
import { cartFollowsSavedCards } from './cart-follows-saved-cards.ts';
import { checkoutFollowsBillingAddress } from './checkout-follows-billing-address.ts';
import { checkoutFollowsPayment } from './checkout-follows-payment.ts';
import { checkoutFollowsStoredValue } from './checkout-follows-stored-value.ts';
import { checkoutFollowsVendorPayment } from './checkout-follows-vendor-payment.ts';
import { walletFollowsPayment } from './wallet-follows-payment.ts';

/** Clears the payment of a placed order, so that the next one starts without it. */
function* paymentsFollowOrder() {
  yield takeEvery(checkoutEvents.orderPlaced.type, function* () {
    yield put(paymentsActions.paymentsReset());
    yield put(storedValueActions.storedValueReset());
    yield put(billingAddressActions.billingAddressReset());
    yield put(vendorPaymentActions.vendorPaymentReset());
    yield put(cardApplicationActions.applicationReset());
  });
}

/** Payment by card, gift or prepaid card, and vendor; the account's saved cards, card balances, and the captcha after failed cards. */
export const paymentsFeature = defineFeature({
  name: 'payments',
  modules: ({ http, inLane, newKey, cards, report }) => {
    const client = createPaymentsClient(http);
    const vendors = createVendorClient(http);
    return {
      payments: createPaymentsModule({ client, inLane, newKey, cards }),
      storedValue: createStoredValueModule({ client, inLane, newKey, cards }),
      billingAddress: createBillingAddressModule({ client, inLane, newKey }),
      wallet: createWalletModule({ client: createWalletClient(http), newKey, cards }),
      cardBalance: createCardBalanceModule({ client, cards }),
      cardApplication: createCardApplicationModule({
        client,
        windows: { open: (...opened) => createApplicationWindows(window).open(...opened) },
        inLane,
        newKey,
      }),
      captcha: createCaptchaModule({ client: createCaptchaClient(http), solver: createCaptchaSolver() }),
      payAuth: createPayAuthModule({
        client: vendors,
        // The specification defines these keys, so they have no prefix.
        storage: createExpiringStorage(() => window.localStorage, systemClock, ''),
        now: () => systemClock.now(),
        log: report,
        acquire: () => takeTurn('pay-auth'),
      }),
      vendorPayment: createVendorPaymentModule({
        client: vendors,
        windows: { open: (...opened) => createVendorWindows(window).open(...opened) },
        inLane,
        newKey,
      }),
    };
  },
  *processes(deps) {
    yield all([
      call(captchaFollowsCheckout),
      call(cartFollowsSavedCards),
      call(checkoutFollowsBillingAddress),
      call(checkoutFollowsPayment),
      call(checkoutFollowsStoredValue),
      call(checkoutFollowsVendorPayment, deps),
      call(paymentsFollowOrder),
      call(walletFollowsPayment),
    ]);
  },
});
