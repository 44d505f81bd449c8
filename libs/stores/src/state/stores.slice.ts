import { createSlice } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { toFailure } from '@foolscap/core/http';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { StoresClient } from '../client/index.ts';
import type { FoundStore } from '../contract/index.ts';

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
  /** The shopper's place, if no store is within its radius: the stores listed are around the site's default store. */
  noneNear?: string;
}

export interface StoresDeps {
  client: StoresClient;
}

export const initialStoresState: StoresState = { found: IDLE };

type FoundPlace = Omit<StoresState, 'search' | 'found'>;

function replacePlace(state: StoresState, place: FoundPlace): void {
  for (const key of ['near', 'noneNear', 'total', 'isPlaceKnown', 'isLookupDown'] as const) delete state[key];
  Object.assign(state, place);
}

const isStoreNumber = (text: string) => /^\d{4}$/.test(text);

export const search = defineRead({
  name: 'search',
  select: (state: StoresState, _: StoreSearchQuery) => state.found,
  begin(state, query) {
    state.search = query;
  },
  async send(
    { client }: StoresDeps,
    { text, point, radius },
    signal,
  ): Promise<FoundPlace & { stores: FoundStore[] }> {
    try {
      if (point) return await client.around({ ...point, radius }, signal);
      const place = isStoreNumber(text)
        ? { storeNumber: text }
        : { ...(text ? { address: text } : {}), radius };
      return await client.locate(place, signal);
    } catch (error) {
      // "Nothing found" is an empty result, not a failure.
      const { status, details } = toFailure(error);
      if (status !== 400) throw error;
      const isPlaceKnown = point !== undefined || details?.known === true;
      return { stores: [], isPlaceKnown, isLookupDown: details?.lookup === 'unavailable' };
    }
  },
  settle(state, { stores, ...place }) {
    replacePlace(state, place);
    return stores;
  },
  fail(state) {
    replacePlace(state, {});
    // The last results belong to another search.
    state.found = { phase: 'idle' };
  },
});

const slice = createSlice({ name: 'stores', initialState: initialStoresState, reducers: search.reducers });

export const storesActions = slice.actions;
export const storesReducer: Reducer<StoresState> = slice.reducer;

export interface StoresRoot {
  stores: StoresState;
}
export const selectStoreSearch = (root: StoresRoot) => root.stores;
