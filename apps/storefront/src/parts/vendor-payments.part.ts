import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { takeTurn } from '@foolscap/core/tabs';
import { createVendorClient } from '@foolscap/payments/client';
import {
  createPayAuthModule,
  createVendorPaymentModule,
  createVendorWindows,
} from '@foolscap/payments/state';
import { checkoutFollowsVendorPayment } from '../processes/checkout-follows-vendor-payment.ts';
import { shopPart } from './shop-part.ts';

/** Payments by vendors and by invoice, and the tokens that start a vendor's window. */
export const vendorPaymentsPart = shopPart({
  name: 'vendor-payments',
  modules: ({ http, inLane, newKey, report }) => {
    const client = createVendorClient(http);
    return {
      payAuth: createPayAuthModule({
        client,
        // The names of the values are those of the specification, without a prefix.
        storage: createExpiringStorage(() => window.localStorage, systemClock, ''),
        now: () => systemClock.now(),
        log: report,
        acquire: () => takeTurn('pay-auth'),
      }),
      vendorPayment: createVendorPaymentModule({
        client,
        windows: { open: (...call) => createVendorWindows(window).open(...call) },
        inLane,
        newKey,
      }),
    };
  },
  processes: checkoutFollowsVendorPayment,
});
