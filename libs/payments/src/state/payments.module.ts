import { takeLeading } from 'redux-saga/effects';
import { callTo, createWriteLane, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { PaymentsClient } from '../client/index.ts';
import type { CardPaymentBody, OrderPayment } from '../contract/index.ts';
import { withCaptcha } from './captcha-answer.ts';
import { paymentsActions, paymentsReducer } from './payments.slice.ts';
import type { PaymentsState } from './payments.slice.ts';
import type { SecretHandover } from './secret-handover.ts';

export interface PaymentsDeps {
  client: PaymentsClient;
  newKey: () => string;
  cards: SecretHandover<CardPaymentBody>;
  /** Orders these writes among those of other domains, which change the same cart; a separate lane by default. */
  inLane?: WriteLane;
}

/** Sends an entered card, unchanged or converted by `toBody`. It is never sent automatically when the connection is back. */
export function* sendCard(
  { client, cards, inLane }: Required<PaymentsDeps>,
  { claim }: { claim: string },
  key: string,
  toBody = (entered: CardPaymentBody) => entered,
): SagaOf<OrderPayment | undefined> {
  const entered = cards.collect(claim);
  if (!entered) return undefined;
  const body = toBody(entered);
  const request = yield* withCaptcha(body, body.cardPayment.paymentType);
  return yield* sendNowOrNever(inLane, () => callTo(client.saveCard, request, key));
}

const saveCard = defineWrite({
  command: paymentsActions.cardSubmitted,
  send: (deps: Required<PaymentsDeps>, card, key) => sendCard(deps, card, key),
  settled: paymentsActions.cardSaved,
  failed: ({ failure }) => paymentsActions.cardFailed(failure),
});

/** Creates the payments module for an application's store. */
export const createPaymentsModule = ({
  inLane = createWriteLane(),
  ...deps
}: PaymentsDeps): DomainModule<PaymentsState, 'payments'> => ({
  name: 'payments',
  reducer: paymentsReducer,
  // After a reset the card belongs to another order.
  saga: () =>
    restartOn(paymentsActions.paymentsReset.type, () => [
      // Leading: ignores a second click while the first is in flight.
      watchWrite(takeLeading, saveCard, { inLane, ...deps }, deps.newKey),
    ]),
});
