import { createPaymentsClient } from '@foolscap/payments/client';
import { createBillingAddressModule } from '@foolscap/payments/state';
import { checkoutFollowsBillingAddress } from '../processes/checkout-follows-billing-address.ts';
import { shopPart } from './shop-part.ts';

/** The billing address of the payment of an order. */
export const billingAddressPart = shopPart({
  name: 'billing-address',
  modules: ({ http, inLane, newKey }) => ({
    billingAddress: createBillingAddressModule({ client: createPaymentsClient(http), inLane, newKey }),
  }),
  processes: () => checkoutFollowsBillingAddress(),
});
