import { createPaymentsClient } from '@foolscap/payments/client';
import { createPaymentsModule } from '@foolscap/payments/state';
import { checkoutFollowsPayment } from '../processes/checkout-follows-payment.ts';
import { shopPart } from './shop-part.ts';

/** Paying what gift and prepaid cards leave. It loads with the payment step. */
export const paymentsPart = shopPart({
  name: 'payments',
  modules: ({ http, inLane, newKey, cards }) => ({
    payments: createPaymentsModule({ client: createPaymentsClient(http), inLane, newKey, cards }),
  }),
  processes: () => checkoutFollowsPayment(),
});
