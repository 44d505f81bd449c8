import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { AccountData, SignInBody } from '../contract/index.ts';

/** Where signing in or out stands. The password is never part of the state. */
export type SignInPhase =
  | { phase: 'idle' }
  | { phase: 'signing-in' }
  | { phase: 'signing-out' }
  /** `serial` tells one refusal from the next, so that each is announced. */
  | { phase: 'failed'; failure: Failure; serial: number };

export interface AccountState {
  load: { phase: 'idle' } | { phase: 'loading' } | { phase: 'ready' } | { phase: 'failed'; failure: Failure };
  data?: AccountData;
  signIn: SignInPhase;
}

export const initialAccountState: AccountState = { load: { phase: 'idle' }, signIn: { phase: 'idle' } };

const slice = createSlice({
  name: 'account',
  initialState: initialAccountState,
  reducers: {
    accountRequested(state) {
      state.load = { phase: 'loading' };
    },
    accountReceived(state, { payload }: PayloadAction<AccountData>) {
      state.data = payload;
      state.load = { phase: 'ready' };
    },
    accountFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.load = { phase: 'failed', failure };
    },
    /** Intention. */
    signInRequested(state, _: PayloadAction<SignInBody>) {
      state.signIn = { phase: 'signing-in' };
    },
    /** Fact that other domains hear: another person is shopping now. */
    signedIn(state, { payload }: PayloadAction<AccountData>) {
      state.data = payload;
      state.load = { phase: 'ready' };
      state.signIn = { phase: 'idle' };
    },
    signInFailed(state, { payload: failure }: PayloadAction<Failure>) {
      const serial = state.signIn.phase === 'failed' ? state.signIn.serial + 1 : 1;
      state.signIn = { phase: 'failed', failure, serial };
    },
    /** Intention. */
    signOutRequested(state) {
      state.signIn = { phase: 'signing-out' };
    },
    /** Fact that other domains hear: nothing of the former person may stay. */
    signedOut: () => initialAccountState,
  },
});

export const accountActions = slice.actions;
export const accountReducer = slice.reducer;

/** The facts that other domains may hear. */
export const accountEvents = { signedIn: slice.actions.signedIn, signedOut: slice.actions.signedOut };
