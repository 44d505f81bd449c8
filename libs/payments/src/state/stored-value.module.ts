import { fork } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, createWriteLane, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { defineWrite, queueWrites, sendWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { OrderPayment } from '../contract/index.ts';
import { PAYMENT_CODES } from '../model/codes.ts';
import { applyBody, checkedBody } from '../model/stored-value.ts';
import { withCaptcha } from './captcha-answer.ts';
import type { PaymentsDeps } from './payments.module.ts';
import { storedValueActions, storedValueReducer } from './stored-value.slice.ts';
import type { StoredValueState, StoredValueTask } from './stored-value.slice.ts';

export type StoredValueDeps = PaymentsDeps;

type Deps = Required<StoredValueDeps>;

const failedAs =
  (task: StoredValueTask) =>
  ({ failure }: { failure: Failure }) =>
    storedValueActions.storedValueFailed({ task, failure });

/** Declares the write of an entered card, to apply it or to check its balance only. */
const defineEntry = (
  task: 'add' | 'check',
  command:
    typeof storedValueActions.storedValueSubmitted | typeof storedValueActions.storedValueCheckSubmitted,
  settled: typeof storedValueActions.storedValueAdded | typeof storedValueActions.storedValueChecked,
) =>
  defineWrite({
    kind: task,
    command,
    *send(
      { client, cards, inLane }: Deps,
      { claim }: { claim: string },
      key,
    ): SagaOf<OrderPayment | undefined> {
      const entered = cards.collect(claim);
      if (!entered) return undefined;
      const body = task === 'check' ? checkedBody(entered) : entered;
      // A card is never sent without the shopper when the connection is back.
      const request = yield* withCaptcha(body, body.cardPayment.paymentType);
      return yield* sendNowOrNever(inLane, () => callTo(client.saveCard, request, key));
    },
    settled,
    failed: failedAs(task),
  });

const WRITES = [
  defineEntry('add', storedValueActions.storedValueSubmitted, storedValueActions.storedValueAdded),
  defineEntry('check', storedValueActions.storedValueCheckSubmitted, storedValueActions.storedValueChecked),
  defineWrite({
    kind: 'apply',
    command: storedValueActions.storedValueApplyRequested,
    send: ({ client, inLane }: Deps, card, key) =>
      sendNowOrNever(inLane, () => callTo(client.saveCard, applyBody(card), key)),
    settled: storedValueActions.storedValueApplied,
    failed: failedAs('apply'),
  }),
  defineWrite({
    kind: 'remove',
    command: storedValueActions.storedValueRemovalRequested,
    *send({ client, inLane }: Deps, { id }, key): SagaOf<{ id: string }> {
      try {
        yield* sendNowOrNever(inLane, () => callTo(client.removePayment, id, key));
      } catch (error) {
        // A card that is gone, for example because another tab removed it, needs no error.
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
    // After a reset the cards belong to another user or another order.
    saga: () =>
      restartOn(storedValueActions.storedValueReset.type, () => [
        // One after another, so that no change is dropped while another one is in flight.
        fork(() =>
          queueWrites(WRITES, (write, request) => sendWrite(write, deps, request, deps.newKey()), {
            // The numbers of cards that were still waiting are forgotten, too.
            drop(unsent) {
              for (const { request } of unsent)
                if ('claim' in (request as object)) deps.cards.collect((request as { claim: string }).claim);
            },
          }),
        ),
      ]),
  };
}
