import { createPaymentsClient } from '@foolscap/payments/client';
import { createStoredValueModule } from '@foolscap/payments/state';
import { checkoutFollowsStoredValue } from '../processes/checkout-follows-stored-value.ts';
import { shopPart } from './shop-part.ts';

/** The gift and prepaid cards of an order. */
export const storedValuePart = shopPart({
  name: 'storedValue',
  modules: ({ http, inLane, newKey, cards }) => ({
    storedValue: createStoredValueModule({ client: createPaymentsClient(http), inLane, newKey, cards }),
  }),
  processes: () => checkoutFollowsStoredValue(),
});
