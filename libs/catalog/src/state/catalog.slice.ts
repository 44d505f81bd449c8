import { createSlice } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { CatalogClient } from '../client/catalog-client.ts';
import type { Category, ProductDetail, SearchData, SearchQuery } from '../contract/index.ts';

export interface CatalogState {
  categories: Loadable<Category[]>;
  /** Key: the SKU. */
  product: { key: string; load: Loadable<ProductDetail> };
  /** Key: the query as address parameters. */
  results: { key: string; load: Loadable<SearchData> };
}

export interface CatalogDeps {
  client: CatalogClient;
}

export const initialCatalogState: CatalogState = {
  categories: IDLE,
  product: { key: '', load: IDLE },
  results: { key: '', load: IDLE },
};

const categories = defineRead({
  name: 'categories',
  select: (state: CatalogState) => state.categories,
  send: async ({ client }: CatalogDeps) => (await client.categories()).categories,
  // The list is the same for every caller.
  inFlight: 'join',
});

/** Shows one product. A different product is cleared immediately. */
const product = defineRead({
  name: 'product',
  select: ({ product }: CatalogState, { sku }: { sku: string }) =>
    product.key === sku ? product.load : undefined,
  begin(state, { sku }) {
    if (state.product.key !== sku) state.product = { key: sku, load: { phase: 'idle' } };
  },
  send: async ({ client }: CatalogDeps, { sku }, signal) => (await client.product(sku, signal)).product,
});

interface ResultsRequest {
  key: string;
  query: SearchQuery;
  fresh: boolean;
}

/** Shows the results of a query. The previous results stay, dimmed, until the new ones arrive. */
const results = defineRead({
  name: 'results',
  select: ({ results }: CatalogState, { key }: ResultsRequest) =>
    results.key === key ? results.load : undefined,
  begin(state, { key, fresh }) {
    state.results.key = key;
    if (fresh) state.results.load = { phase: 'idle' };
  },
  send: ({ client }: CatalogDeps, { query }, signal) => client.search(query, signal),
  fail(state) {
    // The previous results belong to another query.
    state.results.load = { phase: 'idle' };
  },
});

const slice = createSlice({
  name: 'catalog',
  initialState: initialCatalogState,
  reducers: {
    ...categories.reducers,
    ...product.reducers,
    ...results.reducers,
    resultsRequested: {
      reducer: results.reducers.resultsRequested,
      /** @param fresh true on another page, where the previous results would be misleading */
      prepare: (key: string, query: SearchQuery, fresh = false) => ({ payload: { key, query, fresh } }),
    },
  },
});

export const catalogReads = [categories, product, results];
export const catalogActions = slice.actions;
export const catalogReducer = slice.reducer;
