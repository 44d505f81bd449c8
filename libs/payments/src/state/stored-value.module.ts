import { fork } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, createWriteLane, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { defineWrite, queueWrites, sendWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import { PAYMENT_CODES } from '../model/codes.ts';
import { applyBody, checkedBody } from '../model/stored-value.ts';
import { sendCard } from './payments.module.ts';
import type { PaymentsDeps } from './payments.module.ts';
import { dropSecrets } from './secret-handover.ts';
import { storedValueActions, storedValueReducer } from './stored-value.slice.ts';
import type { StoredValueState, StoredValueTask } from './stored-value.slice.ts';

export type StoredValueDeps = PaymentsDeps;

type Deps = Required<StoredValueDeps>;

const failedAs =
  (task: StoredValueTask) =>
  ({ failure }: { failure: Failure }) =>
    storedValueActions.storedValueFailed({ task, failure });

const WRITES = [
  defineWrite({
    command: storedValueActions.storedValueSubmitted,
    send: (deps: Deps, card, key) => sendCard(deps, card, key),
    settled: storedValueActions.storedValueAdded,
    failed: failedAs('add'),
  }),
  defineWrite({
    command: storedValueActions.storedValueCheckSubmitted,
    send: (deps: Deps, card, key) => sendCard(deps, card, key, checkedBody),
    settled: storedValueActions.storedValueChecked,
    failed: failedAs('check'),
  }),
  defineWrite({
    command: storedValueActions.storedValueApplyRequested,
    send: ({ client, inLane }: Deps, card, key) =>
      sendNowOrNever(inLane, () => callTo(client.saveCard, applyBody(card), key)),
    settled: storedValueActions.storedValueApplied,
    failed: failedAs('apply'),
  }),
  defineWrite({
    command: storedValueActions.storedValueRemovalRequested,
    *send({ client, inLane }: Deps, { id }, key): SagaOf<{ id: string }> {
      try {
        yield* sendNowOrNever(inLane, () => callTo(client.removePayment, id, key));
      } catch (error) {
        // A card that no longer exists, for example because another tab removed it, needs no error.
        if (toFailure(error).code !== PAYMENT_CODES.notFound) throw error;
      }
      return { id };
    },
    settled: storedValueActions.storedValueRemoved,
    failed: failedAs('remove'),
  }),
];

/** Creates the module of the gift and prepaid cards of an order. */
export function createStoredValueModule({
  inLane = createWriteLane(),
  ...given
}: StoredValueDeps): DomainModule<StoredValueState, 'storedValue'> {
  const deps = { inLane, ...given };
  return {
    name: 'storedValue',
    reducer: storedValueReducer,
    // After a reset the cards belong to another order.
    saga: () =>
      restartOn(storedValueActions.storedValueReset.type, () => [
        // One after another, so that no change is dropped while another one is in flight.
        fork(() =>
          queueWrites(WRITES, (write, request) => sendWrite(write, deps, request, deps.newKey()), {
            drop: dropSecrets(deps.cards),
          }),
        ),
      ]),
  };
}
