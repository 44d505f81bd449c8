import { createSlice } from '@reduxjs/toolkit';
import type { Reducer } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { StoresClient } from '../client/index.ts';
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

/** A search of one store's stock. */
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

export interface StorePageDeps {
  client: Pick<StoresClient, 'locate' | 'storeStock'>;
  /** Searches the application's catalog. Items without pickup are listed as such. */
  findItems: (text: string, signal: AbortSignal) => Promise<readonly CatalogItem[]>;
}

/** Reads a store. A different store also clears the search. */
const store = defineRead({
  name: 'store',
  select: (state: StorePageState, { storeNumber }: { storeNumber: string }) =>
    state.storeNumber === storeNumber ? state.store : undefined,
  begin(state, { storeNumber }) {
    if (state.storeNumber === storeNumber) return;
    delete state.search;
    Object.assign(state, { storeNumber, store: { phase: 'idle' }, found: IDLE });
  },
  async send({ client }: StorePageDeps, place, signal): Promise<FoundStore> {
    const { stores } = await client.locate(place, signal);
    const [found] = stores;
    if (!found) throw new Error('No store found');
    return found;
  },
  fail(state) {
    state.store = { phase: 'idle' };
  },
});

/** Searches the stock of a store; without a text it clears the search. */
const stockSearch = defineRead({
  name: 'stockSearch',
  select: ({ search, found }: StorePageState, _: StockSearch) => (search?.text ? found : undefined),
  begin(state, search) {
    if (!search.text || state.search?.storeNumber !== search.storeNumber) state.found = { phase: 'idle' };
    state.search = search;
  },
  async send({ client, findItems }: StorePageDeps, { storeNumber, text }, signal): Promise<StockedItem[]> {
    const found = text ? await findItems(text, signal) : [];
    if (!found.length) return [];
    const items = found.map(({ itemId }) => ({ itemId }));
    const stock = await client.storeStock({ storeNumber, items }, signal);
    return found.flatMap((item, place) => {
      const held = stock.items[place];
      return held?.itemId === item.itemId ? [{ ...item, ...held }] : [];
    });
  },
  fail(state) {
    // The last results belong to another search.
    state.found = { phase: 'idle' };
  },
});

const slice = createSlice({
  name: 'storePage',
  initialState: initialStorePageState,
  reducers: {
    ...store.reducers,
    ...stockSearch.reducers,
    /** Clears the store of a page that was left. */
    storeLeft: () => initialStorePageState,
  },
});

export const storePageReads = [store, stockSearch];
export const storePageActions = slice.actions;
export const storePageReducer: Reducer<StorePageState> = slice.reducer;

export interface StorePageRoot {
  storePage: StorePageState;
}
export const selectStorePage = (root: StorePageRoot): StorePageState => root.storePage;

/** Checks whether a store could not be read because it does not exist, or because its number is none. */
export const isStoreMissing = ({ store }: StorePageState): boolean =>
  store.phase === 'failed' && store.failure.status === 400;
