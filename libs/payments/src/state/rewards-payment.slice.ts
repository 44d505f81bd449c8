import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { RewardsPayment, RewardsPaymentBody } from '../contract/index.ts';

/** The latest change to the rewards of an order. `serial` increases with each outcome, so that each one is announced. */
export type RewardsPaymentState =
  | { phase: 'idle'; serial: number }
  | { phase: 'working'; task: 'use' | 'remove'; serial: number }
  | { phase: 'done'; task: 'use' | 'remove'; serial: number }
  | { phase: 'failed'; failure: Failure; serial: number };

const initialState = { phase: 'idle', serial: 0 } as RewardsPaymentState;

const slice = createSlice({
  name: 'rewardsPayment',
  initialState,
  reducers: {
    /** Command: pay a part of the order with rewards, up to the amount. */
    rewardsSubmitted: ({ serial }, _: PayloadAction<RewardsPaymentBody>): RewardsPaymentState => ({
      phase: 'working',
      task: 'use',
      serial,
    }),
    /** Command: remove the rewards from the order. */
    rewardsRemovalRequested: ({ serial }, _: PayloadAction<{ id: string }>): RewardsPaymentState => ({
      phase: 'working',
      task: 'remove',
      serial,
    }),
    /** Event for other domains: the order uses rewards. */
    rewardsUsed: ({ serial }, _: PayloadAction<RewardsPayment>): RewardsPaymentState => ({
      phase: 'done',
      task: 'use',
      serial: serial + 1,
    }),
    /** Event for other domains: the order uses no rewards. */
    rewardsRemoved: ({ serial }, _: PayloadAction<{ id: string }>): RewardsPaymentState => ({
      phase: 'done',
      task: 'remove',
      serial: serial + 1,
    }),
    /** Event for other domains: the change was rejected, or its reply was lost. */
    rewardsFailed: (
      { serial },
      { payload: { failure } }: PayloadAction<{ failure: Failure }>,
    ): RewardsPaymentState => ({ phase: 'failed', failure, serial: serial + 1 }),
    /** Clears everything, for example after an order. */
    rewardsReset: (): RewardsPaymentState => initialState,
  },
});

export const rewardsPaymentActions = slice.actions;
export const rewardsPaymentReducer = slice.reducer;
/** Events that other domains may listen to. */
export const rewardsPaymentEvents = {
  rewardsUsed: slice.actions.rewardsUsed,
  rewardsRemoved: slice.actions.rewardsRemoved,
  rewardsFailed: slice.actions.rewardsFailed,
};

export interface RewardsPaymentRoot {
  rewardsPayment: RewardsPaymentState;
}
export const selectRewardsPayment = (root: RewardsPaymentRoot) => root.rewardsPayment;
