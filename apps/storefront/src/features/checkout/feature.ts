import { all } from 'redux-saga/effects';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { createCheckoutModule } from '@foolscap/checkout/state';
import { addressBookFollowsCheckout } from './address-book-follows-checkout.ts';
import { cartFollowsOrder } from './cart-follows-order.ts';
import { reportOrders } from './report-orders.ts';
import { createLazyGeocoder } from './lazy-geocoder.ts';
import { defineFeature } from '../define-feature.ts';

/** Checkout and orders. */
export const checkoutFeature = defineFeature({
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
    yield all([addressBookFollowsCheckout(), cartFollowsOrder(), reportOrders(deps)]);
  },
});
