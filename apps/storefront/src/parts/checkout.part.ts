import { all } from 'redux-saga/effects';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { createCheckoutModule } from '@foolscap/checkout/state';
import { createPaymentsClient } from '@foolscap/payments/client';
import { createPaymentsModule } from '@foolscap/payments/state';
import { addressBookFollowsCheckout } from '../processes/address-book-follows-checkout.ts';
import { cartFollowsOrder } from '../processes/cart-follows-order.ts';
import { checkoutFollowsAccount } from '../processes/checkout-follows-account.ts';
import { checkoutFollowsPayment } from '../processes/checkout-follows-payment.ts';
import { reportOrders } from '../processes/report-orders.ts';
import { createLazyGeocoder } from './lazy-geocoder.ts';
import { shopPart } from './shop-part.ts';

/** Checkout, payment and orders. */
export const checkoutPart = shopPart({
  name: 'checkout',
  modules: ({ http, inLane, newKey, storage, cards }) => ({
    checkout: createCheckoutModule({
      client: createCheckoutClient(http),
      inLane,
      newKey,
      keys: storage,
      geocoder: createLazyGeocoder(http),
    }),
    payments: createPaymentsModule({ client: createPaymentsClient(http), inLane, newKey, cards }),
  }),
  *processes(deps) {
    yield all([
      addressBookFollowsCheckout(),
      cartFollowsOrder(),
      checkoutFollowsAccount(),
      checkoutFollowsPayment(),
      reportOrders(deps),
    ]);
  },
});
