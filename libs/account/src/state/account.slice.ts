import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead, loaded } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { AccountClient } from '../client/account-client.ts';
import type { AccountData, SignInBody } from '../contract/index.ts';

/** The phase of signing in or out. The password is never part of the state. */
export type SignInPhase =
  | { phase: 'idle' }
  | { phase: 'signing-in' }
  | { phase: 'signing-out' }
  /** `serial` increases with each failure, so that each one is announced. */
  | { phase: 'failed'; failure: Failure; serial: number };

export interface AccountState {
  info: Loadable<AccountData>;
  signIn: SignInPhase;
}

export interface AccountDeps {
  client: AccountClient;
}

export const initialAccountState: AccountState = { info: IDLE, signIn: { phase: 'idle' } };

export const account = defineRead({
  name: 'account',
  select: (state: AccountState) => state.info,
  send: ({ client }: AccountDeps) => client.account(),
  inFlight: 'join',
});

const slice = createSlice({
  name: 'account',
  initialState: initialAccountState,
  reducers: {
    ...account.reducers,
    signInRequested(state, _: PayloadAction<SignInBody>) {
      state.signIn = { phase: 'signing-in' };
    },
    /** Event for other domains: another user is shopping now. */
    signedIn(state, { payload }: PayloadAction<AccountData>) {
      state.info = loaded(payload);
      state.signIn = { phase: 'idle' };
    },
    signInFailed(state, { payload: failure }: PayloadAction<Failure>) {
      const serial = state.signIn.phase === 'failed' ? state.signIn.serial + 1 : 1;
      state.signIn = { phase: 'failed', failure, serial };
    },
    /** Forgets a failure when the form is opened again. */
    signInReset(state) {
      if (state.signIn.phase === 'failed') state.signIn = { phase: 'idle' };
    },
    signOutRequested(state) {
      state.signIn = { phase: 'signing-out' };
    },
    /** Event for other domains: all data of the previous user must go. */
    signedOut: () => initialAccountState,
  },
});

export const accountActions = slice.actions;
export const accountReducer = slice.reducer;

/** Events that other domains may listen to. */
export const accountEvents = { signedIn: slice.actions.signedIn, signedOut: slice.actions.signedOut };
