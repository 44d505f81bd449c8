import { put, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, createWriteLane, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { WriteLane } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { PaymentsClient } from '../client/index.ts';
import type { CardPaymentBody } from '../contract/index.ts';
import { withCaptcha } from './captcha-answer.ts';
import { paymentsActions, paymentsReducer } from './payments.slice.ts';
import type { PaymentsState } from './payments.slice.ts';
import type { SecretHandover } from './secret-handover.ts';

export interface PaymentsDeps {
  client: PaymentsClient;
  newKey: () => string;
  cards: SecretHandover<CardPaymentBody>;
  /** Orders these writes among those of other domains, which change the same cart; a lane of its own by default. */
  inLane?: WriteLane;
}

/** Creates the payments module for an application's store. */
export function createPaymentsModule({
  client,
  newKey,
  cards,
  inLane = createWriteLane(),
}: PaymentsDeps): DomainModule<PaymentsState, 'payments'> {
  function* saveCard({ payload: { claim } }: ReturnType<typeof paymentsActions.cardSubmitted>) {
    const body = cards.collect(claim);
    if (!body) return;
    try {
      // A card is never sent without the shopper when the connection is back.
      const request = yield* withCaptcha(body, body.cardPayment.paymentType);
      const payment = yield* sendNowOrNever(inLane, () => callTo(client.saveCard, request, newKey()));
      yield put(paymentsActions.cardSaved(payment));
    } catch (error) {
      yield put(paymentsActions.cardFailed(toFailure(error)));
    }
  }

  return {
    name: 'payments',
    reducer: paymentsReducer,
    // After a reset the card belongs to another user or another order.
    saga: () =>
      restartOn(paymentsActions.paymentsReset.type, () => [
        // Leading: ignores a second click while the first is in flight.
        takeLeading(paymentsActions.cardSubmitted.type, saveCard),
      ]),
  };
}
