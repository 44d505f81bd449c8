import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { FoundStore, StoreStock } from '../contract/index.ts';

/** An item of the application's catalog. */
export interface CatalogItem {
  itemId: string;
  name: string;
  /** Address of the item's page. */
  href: string;
  /** As shown: `$4.99`. */
  price?: string;
}

/** An item with its stock in the store. */
export type StockedItem = CatalogItem & Omit<StoreStock['items'][number], 'itemId'>;

/** A search of the stock of one store. */
export interface StockSearch {
  storeNumber: string;
  text: string;
}

/** The page of one store. */
export interface StorePageState {
  storeNumber?: string;
  store: Loadable<FoundStore>;
  /** The search of the store's stock. */
  search?: StockSearch;
  /** Results stay on screen while a newer search of the same store is loading. */
  found: Loadable<StockedItem[]>;
}

export const initialStorePageState: StorePageState = { store: IDLE, found: IDLE };

const isSameSearch = (one: StockSearch | undefined, other: StockSearch) =>
  one?.storeNumber === other.storeNumber && one.text === other.text;

const slice = createSlice({
  name: 'storePage',
  initialState: initialStorePageState,
  reducers: {
    /** Reads a store. Another store also clears the search. */
    storeRequested(state, { payload: { storeNumber } }: PayloadAction<{ storeNumber: string }>) {
      if (state.storeNumber !== storeNumber) return { storeNumber, store: startLoading(IDLE), found: IDLE };
      state.store = startLoading(state.store);
      return state;
    },
    storeReceived(state, { payload }: PayloadAction<{ storeNumber: string; store: FoundStore }>) {
      if (state.storeNumber === payload.storeNumber) state.store = loaded(payload.store);
    },
    storeFailed(state, { payload }: PayloadAction<{ storeNumber: string; failure: Failure }>) {
      if (state.storeNumber === payload.storeNumber) state.store = loadFailed(IDLE, payload.failure);
    },
    /** Clears the store of a page that was left. */
    storeLeft: () => initialStorePageState,
    /** Searches the stock of a store; without a text it clears the search. */
    stockSearchRequested(state, { payload }: PayloadAction<StockSearch>) {
      const isSameStore = state.search?.storeNumber === payload.storeNumber;
      state.search = payload;
      state.found = payload.text ? startLoading(isSameStore ? state.found : IDLE) : IDLE;
    },
    stockFound(state, { payload }: PayloadAction<{ search: StockSearch; items: StockedItem[] }>) {
      // A reply to an older search must not overwrite a newer one, and a cleared one has no results.
      if (payload.search.text && isSameSearch(state.search, payload.search))
        state.found = loaded(payload.items);
    },
    stockSearchFailed(state, { payload }: PayloadAction<{ search: StockSearch; failure: Failure }>) {
      if (isSameSearch(state.search, payload.search)) state.found = loadFailed(IDLE, payload.failure);
    },
  },
});

export const storePageActions = slice.actions;
export const storePageReducer: Reducer<StorePageState> = slice.reducer;

export interface StorePageRoot {
  storePage: StorePageState;
}
export const selectStorePage = (root: StorePageRoot): StorePageState => root.storePage;

/** Whether a store could not be read because it does not exist, or because its number is none. */
export const isStoreMissing = ({ store }: StorePageState): boolean =>
  store.phase === 'failed' && store.failure.status === 400;
