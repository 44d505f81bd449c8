import { createSlice } from '@reduxjs/toolkit';
import { all } from 'redux-saga/effects';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { StoreDirectoryClient } from '../client/store-directory-client.ts';
import type { StateStores, StoreStates } from '../contract/index.ts';

/** The directory of all stores. */
export interface StoreDirectoryState {
  states: Loadable<StoreStates['states']>;
  /** The state shown on its page. `code` is as in the URL; absent on the page of all states. */
  state: { code?: string; load: Loadable<StateStores> };
}

export interface StoreDirectoryRoot {
  storeDirectory: StoreDirectoryState;
}

export interface StoreDirectoryDeps {
  client: StoreDirectoryClient;
}

const initialState: StoreDirectoryState = { states: IDLE, state: { load: IDLE } };

const states = defineRead({
  name: 'states',
  select: (directory: StoreDirectoryState) => directory.states,
  send: async ({ client }: StoreDirectoryDeps, _request, signal) => (await client.states(signal)).states,
  // The list is the same for every caller.
  inFlight: 'join',
});

/** Reads the stores of a state. A different state is cleared immediately. */
const stores = defineRead({
  name: 'stores',
  select: ({ state }: StoreDirectoryState, code: string) => (state.code === code ? state.load : undefined),
  begin(directory, code) {
    if (directory.state.code !== code) directory.state = { code, load: { phase: 'idle' } };
  },
  send: ({ client }: StoreDirectoryDeps, code, signal) => client.inState(code, signal),
});

const slice = createSlice({
  name: 'storeDirectory',
  initialState,
  reducers: {
    ...states.reducers,
    ...stores.reducers,
    /** Clears the state of a page that was left. */
    stateLeft(directory) {
      directory.state = { load: { phase: 'idle' } };
    },
  },
});

export const storeDirectoryActions = slice.actions;
export const selectStoreDirectory = (root: StoreDirectoryRoot) => root.storeDirectory;

/** Creates the module of the store directory: the states, and the stores of one. */
export const createStoreDirectoryModule = (
  deps: StoreDirectoryDeps,
): DomainModule<StoreDirectoryState, 'storeDirectory'> => ({
  name: 'storeDirectory',
  reducer: slice.reducer,
  // The stores are the same for every user.
  keepsOnUserChange: (directory) => directory,
  *saga() {
    yield all([states, stores].map((read) => read.loader(storeDirectoryActions, deps)));
  },
});
