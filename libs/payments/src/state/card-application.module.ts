import { call, put, take, takeLeading } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import { callTo, createWriteLane, raceOf, restartOn, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { PaymentsClient } from '../client/index.ts';
import { approvedCardBody } from '../model/card-application.ts';
import type { ApplicationOutcome } from '../model/card-application.ts';
import type { ApplicationWindows } from './application-windows.ts';
import { withCaptcha } from './captcha-answer.ts';
import { cardApplicationActions, cardApplicationReducer } from './card-application.slice.ts';
import type { CardApplicationState } from './card-application.slice.ts';
import type { OpenedWindow } from './open-window.ts';
import { paymentsActions } from './payments.slice.ts';
import { WINDOW_BLOCKED } from './vendor-payment.module.ts';

export interface CardApplicationDeps {
  client: Pick<PaymentsClient, 'saveCard'>;
  windows: ApplicationWindows;
  newKey: () => string;
  /** Orders this write among those of other domains, which change the same cart; a separate lane by default. */
  inLane?: WriteLane;
}

/** Creates the module of the application for the Amex card (storefront-4.18). An approved card is added to the order, by its token. */
export function createCardApplicationModule({
  client,
  windows,
  newKey,
  inLane = createWriteLane(),
}: CardApplicationDeps): DomainModule<CardApplicationState, 'cardApplication'> {
  /** Waits until the shopper is done in the bank's window. */
  function* getOutcome(opened: OpenedWindow<ApplicationOutcome>): SagaOf<ApplicationOutcome> {
    for (;;) {
      const { outcome } = yield* raceOf<{ outcome: ApplicationOutcome; requested: unknown }>({
        outcome: call(() => opened.outcome),
        requested: take(cardApplicationActions.applicationWindowRequested.type),
      });
      if (outcome) return outcome;
      opened.focus();
    }
  }

  function* apply({ payload }: ReturnType<typeof cardApplicationActions.applicationOpened>): SagaOf<void> {
    // Before anything is awaited: browsers block a window that is not opened by a click.
    const opened = windows.open(payload.url, payload.transactionId);
    try {
      if (!opened)
        throw new HttpError({
          code: WINDOW_BLOCKED,
          message: 'The browser has blocked the window.',
          retryable: false,
        });
      const outcome = yield* getOutcome(opened);
      if (outcome.status === 'canceled') {
        yield put(cardApplicationActions.applicationDismissed());
        return;
      }
      if (outcome.status === 'success') {
        yield put(cardApplicationActions.applicationApproved());
        const approved = approvedCardBody(outcome.gatewayToken, outcome.billingAddress);
        const body = yield* withCaptcha(approved, 'CREDIT_CARD');
        const payment = yield* sendNowOrNever(inLane, () => callTo(client.saveCard, body, newKey()));
        yield put(cardApplicationActions.applicationDecided({ status: 'success' }));
        yield put(paymentsActions.cardSaved(payment));
        return;
      }
      yield put(cardApplicationActions.applicationDecided({ status: outcome.status }));
    } catch (error) {
      yield put(cardApplicationActions.applicationFailed(toFailure(error)));
    } finally {
      opened?.close();
    }
  }

  return {
    name: 'cardApplication',
    reducer: cardApplicationReducer,
    // After a reset the card belongs to another order.
    saga: () =>
      restartOn(cardApplicationActions.applicationReset.type, () => [
        // Leading: one window at a time.
        takeLeading(cardApplicationActions.applicationOpened.type, apply),
      ]),
  };
}
