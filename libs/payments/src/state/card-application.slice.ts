import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { ApplicationStatus } from '../model/card-application.ts';

/** The application for the Amex card. It never contains what the bank has returned. */
export type CardApplicationState =
  | { phase: 'idle' }
  /** The bank's window is open. */
  | { phase: 'applying' }
  /** The approved card is being added to the order. */
  | { phase: 'adding' }
  | { phase: 'decided'; status: ApplicationStatus }
  /** The browser has blocked the window, or the approved card could not be added. */
  | { phase: 'failed'; failure: Failure };

const initialState = { phase: 'idle' } as CardApplicationState;

const slice = createSlice({
  name: 'cardApplication',
  initialState,
  reducers: {
    /** Command: open the bank's window. */
    applicationOpened: (
      _state,
      _: PayloadAction<{ url: string; transactionId: string }>,
    ): CardApplicationState => ({
      phase: 'applying',
    }),
    /** Command: bring the bank's window to the front. */
    applicationWindowRequested: (state) => state,
    applicationApproved: (): CardApplicationState => ({ phase: 'adding' }),
    applicationDecided: (
      _state,
      { payload: { status } }: PayloadAction<{ status: ApplicationStatus }>,
    ): CardApplicationState => ({ phase: 'decided', status }),
    applicationFailed: (_state, { payload: failure }: PayloadAction<Failure>): CardApplicationState => ({
      phase: 'failed',
      failure,
    }),
    /** Clears the result: the shopper has dismissed it, or has closed the window without applying. */
    applicationDismissed: () => initialState,
    /** Clears everything, for example after an order. */
    applicationReset: () => initialState,
  },
});

export const cardApplicationActions = slice.actions;
export const cardApplicationReducer = slice.reducer;

export interface CardApplicationRoot {
  cardApplication: CardApplicationState;
}
export const selectCardApplication = (root: CardApplicationRoot) => root.cardApplication;
