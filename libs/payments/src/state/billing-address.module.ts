import { takeLatest } from 'redux-saga/effects';
import { callTo, createWriteLane, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { WriteLane } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { PaymentsClient } from '../client/index.ts';
import { billingAddressActions, billingAddressReducer } from './billing-address.slice.ts';
import type { BillingAddressState } from './billing-address.slice.ts';

export interface BillingAddressDeps {
  client: Pick<PaymentsClient, 'setBillingAddress'>;
  newKey: () => string;
  /** Orders these writes among those of other domains, which change the same cart; a separate lane by default. */
  inLane?: WriteLane;
}

const saveAddress = defineWrite({
  command: billingAddressActions.billingAddressSubmitted,
  send: ({ client, inLane }: Required<BillingAddressDeps>, { id, address }, key) =>
    sendNowOrNever(inLane, () => callTo(client.setBillingAddress, id, address, key)),
  settled: billingAddressActions.billingAddressSaved,
  failed: ({ failure }) => billingAddressActions.billingAddressFailed({ failure }),
});

/** Creates the module of the billing address of an order's payment (storefront-2.33). */
export const createBillingAddressModule = ({
  inLane = createWriteLane(),
  ...deps
}: BillingAddressDeps): DomainModule<BillingAddressState, 'billingAddress'> => ({
  name: 'billingAddress',
  reducer: billingAddressReducer,
  // After a reset the address belongs to another order.
  saga: () =>
    restartOn(billingAddressActions.billingAddressReset.type, () => [
      // Latest: a later address replaces an earlier one, whose outcome no longer matters.
      watchWrite(takeLatest, saveAddress, { inLane, ...deps }, deps.newKey),
    ]),
});
