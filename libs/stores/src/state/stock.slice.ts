import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { StoreStock } from '../contract/index.ts';

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

export interface StoreStockState {
  search?: StockSearch;
  /** Results stay on screen while a newer search of the same store is loading. */
  found: Loadable<StockedItem[]>;
}

export const initialStoreStockState: StoreStockState = { found: IDLE };

const isSameSearch = (one: StockSearch | undefined, other: StockSearch) =>
  one?.storeNumber === other.storeNumber && one.text === other.text;

const slice = createSlice({
  name: 'storeStock',
  initialState: initialStoreStockState,
  reducers: {
    /** Searches the stock of a store; without a text it clears the search. */
    stockSearchRequested(state, { payload }: PayloadAction<StockSearch>) {
      const isSameStore = state.search?.storeNumber === payload.storeNumber;
      state.search = payload;
      state.found = payload.text ? startLoading(isSameStore ? state.found : IDLE) : IDLE;
    },
    stockFound(state, { payload }: PayloadAction<{ search: StockSearch; items: StockedItem[] }>) {
      // A reply to an older search must not overwrite a newer one.
      if (payload.search.text && isSameSearch(state.search, payload.search))
        state.found = loaded(payload.items);
    },
    stockSearchFailed(state, { payload }: PayloadAction<{ search: StockSearch; failure: Failure }>) {
      if (isSameSearch(state.search, payload.search)) state.found = loadFailed(IDLE, payload.failure);
    },
  },
});

export const storeStockActions = slice.actions;
export const storeStockReducer: Reducer<StoreStockState> = slice.reducer;

export interface StoreStockRoot {
  storeStock: StoreStockState;
}
export const selectStoreStock = (root: StoreStockRoot): StoreStockState => root.storeStock;
