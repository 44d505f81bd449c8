import { buffers } from 'redux-saga';
import type { Channel } from 'redux-saga';
import { actionChannel, flush, fork, put, take } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, createWriteLane, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { PAYMENT_CODES } from '../model/codes.ts';
import type { StoredValueType } from '../model/codes.ts';
import { applyBody, checkedBody } from '../model/stored-value.ts';
import { withCaptcha } from './captcha-answer.ts';
import type { PaymentsDeps } from './payments.module.ts';
import { storedValueActions, storedValueReducer } from './stored-value.slice.ts';
import type { StoredValueState } from './stored-value.slice.ts';

export type StoredValueDeps = PaymentsDeps;

const {
  storedValueSubmitted,
  storedValueCheckSubmitted,
  storedValueApplyRequested,
  storedValueRemovalRequested,
} = storedValueActions;
const COMMANDS = [
  storedValueSubmitted,
  storedValueCheckSubmitted,
  storedValueApplyRequested,
  storedValueRemovalRequested,
] as const;
type Command = ReturnType<(typeof COMMANDS)[number]>;

/** Creates the module of the gift and prepaid cards of an order. */
export function createStoredValueModule({
  client,
  newKey,
  cards,
  inLane = createWriteLane(),
}: StoredValueDeps): DomainModule<StoredValueState, 'storedValue'> {
  /** Sends an entered card, to apply it or to check its balance only. */
  function* enter(claim: string, task: 'add' | 'check'): SagaOf<void> {
    const entered = cards.collect(claim);
    if (!entered) return;
    const body = task === 'check' ? checkedBody(entered) : entered;
    try {
      // A card is never sent without the shopper when the connection is back.
      const request = yield* withCaptcha(body, body.cardPayment.paymentType);
      const payment = yield* sendNowOrNever(inLane, () => callTo(client.saveCard, request, newKey()));
      yield put(
        task === 'check'
          ? storedValueActions.storedValueChecked(payment)
          : storedValueActions.storedValueAdded(payment),
      );
    } catch (error) {
      yield put(storedValueActions.storedValueFailed({ task, failure: toFailure(error) }));
    }
  }

  function* apply(card: { id: string; paymentType: StoredValueType }): SagaOf<void> {
    try {
      const body = applyBody(card);
      const payment = yield* sendNowOrNever(inLane, () => callTo(client.saveCard, body, newKey()));
      yield put(storedValueActions.storedValueApplied(payment));
    } catch (error) {
      yield put(storedValueActions.storedValueFailed({ task: 'apply', failure: toFailure(error) }));
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
      COMMANDS.map(({ type }) => type),
      buffers.expanding(4),
    )) as Channel<Command>;
    try {
      for (;;) {
        const command = (yield take(inbox)) as Command;
        if (storedValueSubmitted.match(command)) yield* enter(command.payload.claim, 'add');
        else if (storedValueCheckSubmitted.match(command)) yield* enter(command.payload.claim, 'check');
        else if (storedValueApplyRequested.match(command)) yield* apply(command.payload);
        else yield* remove(command.payload.id);
      }
    } finally {
      // A reset also forgets the numbers of cards that were still waiting.
      const waiting = (yield flush(inbox)) as Command[];
      for (const command of waiting) if ('claim' in command.payload) cards.collect(command.payload.claim);
    }
  }

  return {
    name: 'storedValue',
    reducer: storedValueReducer,
    // After a reset the cards belong to another user or another order.
    saga: () => restartOn(storedValueActions.storedValueReset.type, () => [fork(queue)]),
  };
}
