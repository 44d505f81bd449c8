import { all } from 'redux-saga/effects';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { createCheckoutModule } from '@foolscap/checkout/state';
import { addressBookFollowsCheckout } from '../processes/address-book-follows-checkout.ts';
import { cartFollowsOrder } from '../processes/cart-follows-order.ts';
import { checkoutFollowsAccount } from '../processes/checkout-follows-account.ts';
import { reportOrders } from '../processes/report-orders.ts';
import { createLazyGeocoder } from './lazy-geocoder.ts';
import { shopPart } from './shop-part.ts';

/** Checkout and orders. */
export const checkoutPart = shopPart({
  name: 'checkout',
  modules: ({ http, inLane, newKey, storage }) => ({
    checkout: createCheckoutModule({
      client: createCheckoutClient(http),
      inLane,
      newKey,
      keys: storage,
      geocoder: createLazyGeocoder(http),
    }),
  }),
  *processes(deps) {
    yield all([
      addressBookFollowsCheckout(),
      cartFollowsOrder(),
      checkoutFollowsAccount(),
      reportOrders(deps),
    ]);
  },
});
