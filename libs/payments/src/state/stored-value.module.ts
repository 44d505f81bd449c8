import { buffers } from 'redux-saga';
import type { Channel } from 'redux-saga';
import { actionChannel, flush, fork, put, take } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, createWriteLane, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { PAYMENT_CODES } from '../model/codes.ts';
import { withCaptcha } from './captcha-answer.ts';
import type { PaymentsDeps } from './payments.module.ts';
import { storedValueActions, storedValueReducer } from './stored-value.slice.ts';
import type { StoredValueState } from './stored-value.slice.ts';

export type StoredValueDeps = PaymentsDeps;

type Command =
  | ReturnType<typeof storedValueActions.storedValueSubmitted>
  | ReturnType<typeof storedValueActions.storedValueRemovalRequested>;

/** Creates the module of the gift and prepaid cards of an order. */
export function createStoredValueModule({
  client,
  newKey,
  cards,
  inLane = createWriteLane(),
}: StoredValueDeps): DomainModule<StoredValueState, 'storedValue'> {
  function* add(claim: string): SagaOf<void> {
    const body = cards.collect(claim);
    if (!body) return;
    try {
      // A card is never sent without the shopper when the connection is back.
      const request = yield* withCaptcha(body, body.cardPayment.paymentType);
      const payment = yield* sendNowOrNever(inLane, () => callTo(client.saveCard, request, newKey()));
      yield put(storedValueActions.storedValueAdded(payment));
    } catch (error) {
      yield put(storedValueActions.storedValueFailed({ task: 'add', failure: toFailure(error) }));
    }
  }

  function* remove(id: string): SagaOf<void> {
    try {
      yield* sendNowOrNever(inLane, () => callTo(client.removePayment, id, newKey()));
    } catch (error) {
      const failure = toFailure(error);
      // A card that is gone, for example because another tab removed it, needs no error.
      if (failure.code !== PAYMENT_CODES.notFound) {
        yield put(storedValueActions.storedValueFailed({ task: 'remove', failure }));
        return;
      }
    }
    yield put(storedValueActions.storedValueRemoved({ id }));
  }

  /** Carries out changes one after another, so that none is dropped while another one is in flight. */
  function* queue(): SagaOf<void> {
    const inbox = (yield actionChannel(
      [storedValueActions.storedValueSubmitted.type, storedValueActions.storedValueRemovalRequested.type],
      buffers.expanding(4),
    )) as Channel<Command>;
    try {
      for (;;) {
        const command = (yield take(inbox)) as Command;
        if (storedValueActions.storedValueSubmitted.match(command)) yield* add(command.payload.claim);
        else yield* remove(command.payload.id);
      }
    } finally {
      // A reset also forgets the numbers of cards that were still waiting.
      const waiting = (yield flush(inbox)) as Command[];
      for (const command of waiting)
        if (storedValueActions.storedValueSubmitted.match(command)) cards.collect(command.payload.claim);
    }
  }

  return {
    name: 'storedValue',
    reducer: storedValueReducer,
    // After a reset the cards belong to another user or another order.
    saga: () => restartOn(storedValueActions.storedValueReset.type, () => [fork(queue)]),
  };
}
