import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { OrderPayment } from '../contract/index.ts';
import type { StoredValueType } from '../model/codes.ts';

export type StoredValueTask = 'add' | 'remove' | 'check' | 'apply';

/**
 * The latest change to an order's gift and prepaid cards. It never contains a number or code. `serial` increases with each outcome, so that
 * each one is announced.
 */
export type StoredValueChange =
  | { phase: 'idle'; serial: number }
  | { phase: 'working'; task: StoredValueTask; id?: string; serial: number }
  | { phase: 'done'; task: Exclude<StoredValueTask, 'check'>; serial: number }
  | { phase: 'done'; task: 'check'; card: OrderPayment; serial: number }
  | { phase: 'failed'; task: StoredValueTask; failure: Failure; serial: number };

export interface StoredValueState {
  change: StoredValueChange;
}

export const initialStoredValueState: StoredValueState = { change: { phase: 'idle', serial: 0 } };

const slice = createSlice({
  name: 'storedValue',
  initialState: initialStoredValueState,
  reducers: {
    /** Command: add a gift or prepaid card to the order. `claim` identifies the card in the secret handover. */
    storedValueSubmitted(state, _: PayloadAction<{ claim: string }>) {
      state.change = { phase: 'working', task: 'add', serial: state.change.serial };
    },
    /** Command: remove a gift or prepaid card from the order. Changes are executed one after another. */
    storedValueRemovalRequested(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      state.change = { phase: 'working', task: 'remove', id, serial: state.change.serial };
    },
    /** Command: check the balance of a card for the order, without applying it. `claim` identifies the card in the secret handover. */
    storedValueCheckSubmitted(state, _: PayloadAction<{ claim: string }>) {
      state.change = { phase: 'working', task: 'check', serial: state.change.serial };
    },
    /** Command: apply a checked card. */
    storedValueApplyRequested(
      state,
      { payload: { id } }: PayloadAction<{ id: string; paymentType: StoredValueType }>,
    ) {
      state.change = { phase: 'working', task: 'apply', id, serial: state.change.serial };
    },
    /** Event for other domains: the order lists this card; `addedToOrder` is true if it is applied. */
    storedValueChecked(state, { payload: card }: PayloadAction<OrderPayment>) {
      state.change = { phase: 'done', task: 'check', card, serial: state.change.serial + 1 };
    },
    /** Event for other domains: a checked card is applied. */
    storedValueApplied(state, _: PayloadAction<OrderPayment>) {
      state.change = { phase: 'done', task: 'apply', serial: state.change.serial + 1 };
    },
    /** Event for other domains: the order has this gift or prepaid card. */
    storedValueAdded(state, _: PayloadAction<OrderPayment>) {
      state.change = { phase: 'done', task: 'add', serial: state.change.serial + 1 };
    },
    /** Event for other domains: the order no longer has this gift or prepaid card. */
    storedValueRemoved(state, _: PayloadAction<{ id: string }>) {
      state.change = { phase: 'done', task: 'remove', serial: state.change.serial + 1 };
    },
    storedValueFailed(state, { payload }: PayloadAction<{ task: StoredValueTask; failure: Failure }>) {
      state.change = { phase: 'failed', ...payload, serial: state.change.serial + 1 };
    },
    /** Clears everything, for example after an order. */
    storedValueReset: () => initialStoredValueState,
  },
});

export const storedValueActions = slice.actions;
export const storedValueReducer = slice.reducer;
/** Events that other domains may listen to. */
export const storedValueEvents = {
  storedValueAdded: slice.actions.storedValueAdded,
  storedValueRemoved: slice.actions.storedValueRemoved,
  storedValueChecked: slice.actions.storedValueChecked,
  storedValueApplied: slice.actions.storedValueApplied,
  storedValueFailed: slice.actions.storedValueFailed,
};

export interface StoredValueRoot {
  storedValue: StoredValueState;
}
export const selectStoredValueChange = (root: StoredValueRoot) => root.storedValue.change;
