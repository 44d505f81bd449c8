import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { FoundStore } from '../contract/index.ts';

/** What is searched for: words, or what lies around a point. Radius in miles. */
export interface StoreSearchWish {
  text: string;
  point?: { latitude: number; longitude: number };
  radius: number;
}

export type StoreResultsPhase =
  { phase: 'idle' } | { phase: 'loading' } | { phase: 'ready' } | { phase: 'failed'; failure: Failure };

export interface StoresState {
  search?: StoreSearchWish;
  load: StoreResultsPhase;
  /** Stay on screen while a newer search is on its way. */
  stores: FoundStore[];
}

export const initialStoresState: StoresState = { load: { phase: 'idle' }, stores: [] };

const same = (a: StoreSearchWish | undefined, b: StoreSearchWish) =>
  a?.text === b.text &&
  a.radius === b.radius &&
  a.point?.latitude === b.point?.latitude &&
  a.point?.longitude === b.point?.longitude;

const slice = createSlice({
  name: 'stores',
  initialState: initialStoresState,
  reducers: {
    /** Intention: find stores. */
    searchRequested(state, { payload }: PayloadAction<StoreSearchWish>) {
      state.search = payload;
      state.load = { phase: 'loading' };
    },
    storesFound(state, { payload }: PayloadAction<{ search: StoreSearchWish; stores: FoundStore[] }>) {
      // An older answer never overwrites a newer search.
      if (!same(state.search, payload.search)) return;
      state.stores = payload.stores;
      state.load = { phase: 'ready' };
    },
    searchFailed(state, { payload }: PayloadAction<{ search: StoreSearchWish; failure: Failure }>) {
      if (!same(state.search, payload.search)) return;
      // Nothing found is an answer, not a fault.
      const none = payload.failure.status === 400;
      state.stores = [];
      state.load = none ? { phase: 'ready' } : { phase: 'failed', failure: payload.failure };
    },
  },
});

export const storesActions = slice.actions;
export const storesReducer: Reducer<StoresState> = slice.reducer;

export interface StoresRoot {
  stores: StoresState;
}
export const selectStoreSearch = (root: StoresRoot) => root.stores;
