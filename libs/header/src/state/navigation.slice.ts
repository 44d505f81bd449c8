import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import { defineRead, IDLE, type Loadable } from '@foolscap/core/state';
import type { NavigationClient } from '../client/index.ts';
import type { NavigationData } from '../contract/index.ts';
import { filterNavigation, type NavPage } from '../model/index.ts';

export interface NavigationState {
  load: Loadable<NavigationData>;
  page: NavPage;
  /** The items that the page shows. */
  shown?: NavigationData;
}

export interface NavigationDeps {
  client: NavigationClient;
}

/** The navigation of the current user. After a failure the page keeps its links. */
export const navigation = defineRead({
  name: 'navigation',
  select: ({ load }: NavigationState) => load,
  send: ({ client }: NavigationDeps, _, signal) => client.navigation(signal),
  settle(state, reply: NavigationData) {
    state.shown = filterNavigation(reply, state.page);
    return reply;
  },
});

const initialState: NavigationState = { load: IDLE, page: {} };

const slice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    ...navigation.reducers,
    /** The breakpoint or the header type has changed. */
    navPageChanged(state, { payload }: PayloadAction<NavPage>) {
      state.page = payload;
      if (state.load.value) state.shown = filterNavigation(state.load.value, payload);
    },
  },
});

export const navigationActions = slice.actions;
export const navigationReducer: Reducer<NavigationState> = slice.reducer;
