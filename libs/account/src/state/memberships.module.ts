import { createSlice } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { MembershipsClient } from '../client/memberships-client.ts';
import type { Memberships } from '../contract/index.ts';

/** The membership programs, and the shopper's membership. */
export interface MembershipsState {
  load: Loadable<Memberships>;
}

export interface MembershipsRoot {
  memberships: MembershipsState;
}

export interface MembershipsDeps {
  client: MembershipsClient;
}

const initialState: MembershipsState = { load: IDLE };

const memberships = defineRead({
  name: 'memberships',
  select: ({ load }: MembershipsState) => load,
  send: ({ client }: MembershipsDeps, _request, signal) => client.getMemberships(signal),
});

const slice = createSlice({ name: 'memberships', initialState, reducers: memberships.reducers });

export const membershipsActions = slice.actions;
export const selectMemberships = (root: MembershipsRoot) => root.memberships.load;

/** Creates the module of the membership programs (storefront-2.54). */
export const createMembershipsModule = (
  deps: MembershipsDeps,
): DomainModule<MembershipsState, 'memberships'> => ({
  name: 'memberships',
  reducer: slice.reducer,
  *saga() {
    yield memberships.loader(membershipsActions, deps);
  },
});
