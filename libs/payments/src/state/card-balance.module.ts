import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { takeLatest } from 'redux-saga/effects';
import type { Failure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { PaymentsClient } from '../client/index.ts';
import type { CardBalance, CardPaymentBody } from '../contract/index.ts';
import type { StoredValueType } from '../model/codes.ts';
import { balanceBody } from '../model/stored-value.ts';
import { withCaptcha } from './captcha-answer.ts';
import type { SecretHandover } from './secret-handover.ts';

/** A checked gift or prepaid card. */
export interface CheckedCard extends CardBalance {
  paymentType: StoredValueType;
}

/** The phase of a balance check. It never contains the number or code. */
export type CardBalanceState =
  | { phase: 'idle' }
  | { phase: 'checking' }
  | { phase: 'checked'; card: CheckedCard }
  | { phase: 'failed'; failure: Failure };

const initialState = { phase: 'idle' } as CardBalanceState;

const slice = createSlice({
  name: 'cardBalance',
  initialState,
  reducers: {
    /** Command: check the balance of a card. `claim` identifies it in the secret handover. */
    balanceRequested: (_state, _: PayloadAction<{ claim: string }>): CardBalanceState => ({
      phase: 'checking',
    }),
    balanceReceived: (_state, { payload: card }: PayloadAction<CheckedCard>): CardBalanceState => ({
      phase: 'checked',
      card,
    }),
    balanceFailed: (_state, { payload: failure }: PayloadAction<Failure>): CardBalanceState => ({
      phase: 'failed',
      failure,
    }),
    /** Clears everything, for example when the page closes. */
    balanceReset: () => initialState,
  },
});

export const cardBalanceActions = slice.actions;

export interface CardBalanceRoot {
  cardBalance: CardBalanceState;
}
export const selectCardBalance = (root: CardBalanceRoot) => root.cardBalance;

export interface CardBalanceDeps {
  client: Pick<PaymentsClient, 'checkBalance'>;
  cards: SecretHandover<CardPaymentBody>;
}

const checkBalance = defineWrite({
  command: cardBalanceActions.balanceRequested,
  *send({ client, cards }: CardBalanceDeps, { claim }): SagaOf<CheckedCard | undefined> {
    const body = cards.collect(claim);
    if (!body) return undefined;
    const request = balanceBody(body);
    const reply = yield* callTo(client.checkBalance, yield* withCaptcha(request, request.paymentType));
    return { ...reply, paymentType: request.paymentType };
  },
  settled: cardBalanceActions.balanceReceived,
  failed: ({ failure }) => cardBalanceActions.balanceFailed(failure),
});

/** Creates the module that checks the balance of gift and prepaid cards. */
export const createCardBalanceModule = (
  deps: CardBalanceDeps,
): DomainModule<CardBalanceState, 'cardBalance'> => ({
  name: 'cardBalance',
  reducer: slice.reducer,
  saga: () =>
    restartOn(cardBalanceActions.balanceReset.type, () => [
      // Latest: only the card that was entered last matters.
      watchWrite(takeLatest, checkBalance, deps),
    ]),
});
