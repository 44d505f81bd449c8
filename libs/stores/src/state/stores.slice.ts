import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loadFailed, loaded, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { FoundStore, FoundStores } from '../contract/index.ts';

/** A store search: by text, around a point, or without both near the shopper. Radius in miles. */
export interface StoreSearchQuery {
  text: string;
  point?: { latitude: number; longitude: number };
  radius: number;
}

export interface StoresState {
  search?: StoreSearchQuery;
  /** Results stay on screen while a newer search is loading. */
  found: Loadable<FoundStore[]>;
  /** After an empty search: whether the place exists, so that a larger radius may help. */
  isPlaceKnown?: boolean;
  /** After an empty search: addresses cannot be found now, but ZIP codes can. */
  isLookupDown?: boolean;
  /** Number of all stores found; only the nearest are listed. */
  total?: number;
  /** The place that the stores are around, as the server understood it: "Natick, MA". */
  near?: string;
  /** The shopper's place, if no store is within the radius of it: the stores are around the default store of the site. */
  noneNear?: string;
}

export const initialStoresState: StoresState = { found: IDLE };

const isSameSearch = (a: StoreSearchQuery | undefined, b: StoreSearchQuery) =>
  a?.text === b.text &&
  a.radius === b.radius &&
  a.point?.latitude === b.point?.latitude &&
  a.point?.longitude === b.point?.longitude;

/** "Nothing found" is an empty result, not a failure. */
const isNothingFound = ({ status }: Failure): boolean => status === 400;

const slice = createSlice({
  name: 'stores',
  initialState: initialStoresState,
  reducers: {
    /** Starts a search. */
    searchRequested(state, { payload }: PayloadAction<StoreSearchQuery>) {
      state.search = payload;
      state.found = startLoading(state.found);
    },
    storesFound(
      state,
      { payload: { search, stores, ...found } }: PayloadAction<{ search: StoreSearchQuery } & FoundStores>,
    ): StoresState | undefined {
      // A reply to an older search must not overwrite a newer one.
      if (!isSameSearch(state.search, search)) return undefined;
      return { search, found: loaded(stores), ...found };
    },
    searchFailed(state, { payload }: PayloadAction<{ search: StoreSearchQuery; failure: Failure }>) {
      if (!isSameSearch(state.search, payload.search)) return;
      const isEmpty = isNothingFound(payload.failure);
      delete state.near;
      delete state.noneNear;
      delete state.total;
      if (isEmpty) {
        state.isPlaceKnown = payload.search.point !== undefined || payload.failure.details?.known === true;
        state.isLookupDown = payload.failure.details?.lookup === 'unavailable';
      }
      // The last results are those of another search.
      state.found = isEmpty ? loaded([]) : loadFailed(IDLE, payload.failure);
    },
  },
});

export const storesActions = slice.actions;
export const storesReducer: Reducer<StoresState> = slice.reducer;

export interface StoresRoot {
  stores: StoresState;
}
export const selectStoreSearch = (root: StoresRoot) => root.stores;
