import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { all, takeLeading } from 'redux-saga/effects';
import type { Failure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import { IDLE, defineRead, defineWrite, loaded, watchWrite } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { MembershipsClient } from '../client/memberships-client.ts';
import type { MembershipRenewalBody, Memberships } from '../contract/index.ts';

/** The latest change of the renewal. `serial` increases with each outcome, so that each one is announced. */
export type RenewalChange =
  | { phase: 'idle' | 'saving' | 'saved'; serial: number }
  | { phase: 'failed'; serial: number; failure: Failure };

/** The membership programs, and the shopper's membership. */
export interface MembershipsState {
  load: Loadable<Memberships>;
  change: RenewalChange;
}

export interface MembershipsRoot {
  memberships: MembershipsState;
}

export interface MembershipsDeps {
  client: MembershipsClient;
}

const initialState: MembershipsState = { load: IDLE, change: { phase: 'idle', serial: 0 } };

const memberships = defineRead({
  name: 'memberships',
  select: ({ load }: MembershipsState) => load,
  begin(state) {
    // The outcome of an earlier change is cleared.
    state.change = { phase: 'idle', serial: state.change.serial };
  },
  send: ({ client }: MembershipsDeps, _request, signal) => client.getMemberships(signal),
});

const slice = createSlice({
  name: 'memberships',
  initialState,
  reducers: {
    ...memberships.reducers,
    /** Command: switch the automatic renewal on or off. */
    renewalSubmitted(state, _action: PayloadAction<MembershipRenewalBody>) {
      state.change = { phase: 'saving', serial: state.change.serial };
    },
    renewalChanged(state, { payload }: PayloadAction<Memberships>) {
      state.load = loaded(payload);
      state.change = { phase: 'saved', serial: state.change.serial + 1 };
    },
    renewalFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.change = { phase: 'failed', serial: state.change.serial + 1, failure };
    },
  },
});

export const membershipsActions = slice.actions;
export const selectMemberships = (root: MembershipsRoot) => root.memberships.load;
export const selectRenewalChange = (root: MembershipsRoot) => root.memberships.change;

const changeRenewal = defineWrite({
  command: slice.actions.renewalSubmitted,
  send: ({ client }: MembershipsDeps, body: MembershipRenewalBody) => callTo(client.changeRenewal, body),
  settled: (reply: Memberships) => slice.actions.renewalChanged(reply),
  failed: ({ failure }) => slice.actions.renewalFailed(failure),
});

/** Creates the module of the membership programs (storefront-2.54). */
export const createMembershipsModule = (
  deps: MembershipsDeps,
): DomainModule<MembershipsState, 'memberships'> => ({
  name: 'memberships',
  reducer: slice.reducer,
  *saga() {
    yield all([
      memberships.loader(membershipsActions, deps),
      // Leading: a second click while a change is being saved is the same change.
      watchWrite(takeLeading, changeRenewal, deps),
    ]);
  },
});
