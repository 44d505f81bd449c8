import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead, loaded } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { RewardsClient } from '../client/rewards-client.ts';
import type { RewardsClaimBody, RewardsProgram } from '../contract/index.ts';

/** A change to the account's part in the rewards program. */
export type RewardsCommand =
  | { task: 'enroll' }
  | { task: 'activate'; id: string }
  /** Categories in addition to the chosen ones. */
  | { task: 'categories'; categories: string[] }
  | { task: 'claim'; body: RewardsClaimBody };

/** The latest change. `serial` increases with each outcome, so that each one is announced. */
export type RewardsChange =
  | { phase: 'idle'; serial: number }
  | { phase: 'saving'; serial: number; command: RewardsCommand }
  | { phase: 'saved'; serial: number; command: RewardsCommand }
  | { phase: 'failed'; serial: number; command: RewardsCommand; failure: Failure };

export interface RewardsState {
  program: Loadable<RewardsProgram>;
  change: RewardsChange;
}

export interface RewardsDeps {
  client: RewardsClient;
}

export const initialRewards: RewardsState = { program: IDLE, change: { phase: 'idle', serial: 0 } };

export const program = defineRead({
  name: 'program',
  select: (state: RewardsState) => state.program,
  begin(state) {
    // The outcome of an earlier change is cleared.
    state.change = { phase: 'idle', serial: state.change.serial };
  },
  send: ({ client }: RewardsDeps, page: number, signal) => client.getProgram(page, signal),
});

const slice = createSlice({
  name: 'rewards',
  initialState: initialRewards,
  reducers: {
    ...program.reducers,
    /** Command: change the account's part in the program. */
    rewardsSubmitted(state, { payload: command }: PayloadAction<RewardsCommand>) {
      state.change = { phase: 'saving', serial: state.change.serial, command };
    },
    /** Event for other domains: the program after a change. */
    rewardsChanged(state, { payload }: PayloadAction<{ program: RewardsProgram; command: RewardsCommand }>) {
      state.program = loaded(payload.program);
      state.change = { phase: 'saved', serial: state.change.serial + 1, command: payload.command };
    },
    rewardsChangeFailed(state, { payload }: PayloadAction<{ request: RewardsCommand; failure: Failure }>) {
      const { request: command, failure } = payload;
      state.change = { phase: 'failed', serial: state.change.serial + 1, command, failure };
    },
  },
});

export const rewardsActions = slice.actions;
export const rewardsReducer: Reducer<RewardsState> = slice.reducer;

/** Events that other domains may listen to. */
export const rewardsEvents = { rewardsChanged: slice.actions.rewardsChanged };

export interface RewardsRoot {
  rewards: RewardsState;
}
export const selectRewardsProgram = (root: RewardsRoot) => root.rewards.program;
export const selectRewardsChange = (root: RewardsRoot) => root.rewards.change;
