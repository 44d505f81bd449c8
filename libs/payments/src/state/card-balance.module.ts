import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
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

/** The phase of checking a balance. It never holds number or code. */
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
    /** Clears everything, as after signing out. */
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

/** Creates the module that checks the balance of gift and prepaid cards. */
export function createCardBalanceModule({
  client,
  cards,
}: CardBalanceDeps): DomainModule<CardBalanceState, 'cardBalance'> {
  function* check({ payload: { claim } }: ReturnType<typeof cardBalanceActions.balanceRequested>) {
    const body = cards.collect(claim);
    if (!body) return;
    const request = balanceBody(body);
    try {
      const reply = yield* callTo(client.checkBalance, yield* withCaptcha(request, request.paymentType));
      yield put(cardBalanceActions.balanceReceived({ ...reply, paymentType: request.paymentType }));
    } catch (error) {
      yield put(cardBalanceActions.balanceFailed(toFailure(error)));
    }
  }

  return {
    name: 'cardBalance',
    reducer: slice.reducer,
    saga: () =>
      restartOn(cardBalanceActions.balanceReset.type, () => [
        // Latest: only the card that was entered last matters.
        takeLatest(cardBalanceActions.balanceRequested.type, check),
      ]),
  };
}
