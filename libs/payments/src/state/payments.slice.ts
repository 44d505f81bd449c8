import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { OrderPayment } from '../contract/index.ts';

/** The phase of submitting a card. It never contains the number, code or cardholder. */
export type CardPhase =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved'; payment: OrderPayment }
  /** `serial` increases with each failure. */
  | { phase: 'failed'; failure: Failure; serial: number };

export interface PaymentsState {
  card: CardPhase;
}

export const initialPaymentsState: PaymentsState = { card: { phase: 'idle' } };

const slice = createSlice({
  name: 'payments',
  initialState: initialPaymentsState,
  reducers: {
    /** Command: submit a card. `claim` identifies the card in the secret handover. */
    cardSubmitted(state, _: PayloadAction<{ claim: string }>) {
      state.card = { phase: 'saving' };
    },
    /** Event for other domains: the order has a payment. */
    cardSaved(state, { payload }: PayloadAction<OrderPayment>) {
      state.card = { phase: 'saved', payment: payload };
    },
    cardFailed(state, { payload: failure }: PayloadAction<Failure>) {
      const serial = state.card.phase === 'failed' ? state.card.serial + 1 : 1;
      state.card = { phase: 'failed', failure, serial };
    },
    paymentsReset: () => initialPaymentsState,
  },
});

export const paymentsActions = slice.actions;
export const paymentsReducer = slice.reducer;
/** Events that other domains may listen to. */
export const paymentsEvents = { cardSaved: slice.actions.cardSaved, cardFailed: slice.actions.cardFailed };

export interface PaymentsRoot {
  payments: PaymentsState;
}
export const selectCardPhase = (root: PaymentsRoot) => root.payments.card;
