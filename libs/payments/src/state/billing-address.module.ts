import { put, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, createWriteLane, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { PaymentsClient } from '../client/index.ts';
import { billingAddressActions, billingAddressReducer } from './billing-address.slice.ts';
import type { BillingAddressState } from './billing-address.slice.ts';

export interface BillingAddressDeps {
  client: Pick<PaymentsClient, 'setBillingAddress'>;
  newKey: () => string;
  /** Orders these writes among those of other domains, which change the same cart; a lane of its own by default. */
  inLane?: WriteLane;
}

/** Creates the module of the billing address of an order's payment (storefront-2.33). */
export function createBillingAddressModule({
  client,
  newKey,
  inLane = createWriteLane(),
}: BillingAddressDeps): DomainModule<BillingAddressState, 'billingAddress'> {
  function* save({
    payload: { id, address },
  }: ReturnType<typeof billingAddressActions.billingAddressSubmitted>): SagaOf<void> {
    try {
      const saved = yield* sendNowOrNever(inLane, () =>
        callTo(client.setBillingAddress, id, address, newKey()),
      );
      yield put(billingAddressActions.billingAddressSaved(saved));
    } catch (error) {
      yield put(billingAddressActions.billingAddressFailed({ failure: toFailure(error) }));
    }
  }

  return {
    name: 'billingAddress',
    reducer: billingAddressReducer,
    // After a reset the address belongs to another user or another order.
    saga: () =>
      restartOn(billingAddressActions.billingAddressReset.type, () => [
        // Latest: a later address replaces an earlier one, whose outcome is of no use.
        takeLatest(billingAddressActions.billingAddressSubmitted.type, save),
      ]),
  };
}
