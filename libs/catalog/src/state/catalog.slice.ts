import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { Category, ProductDetail, SearchData, SearchQuery } from '../contract/index.ts';

/** A value loaded for a key. The last value stays on screen while the next one loads. */
export type Loadable<T> =
  | { phase: 'idle'; value?: undefined }
  | { phase: 'loading'; value?: T }
  | { phase: 'ready'; value: T }
  | { phase: 'failed'; failure: Failure; value?: T };

export interface CatalogState {
  categories: Loadable<Category[]>;
  /** Key: the SKU. */
  product: { key: string; load: Loadable<ProductDetail> };
  /** Key: the query as address parameters. */
  results: { key: string; load: Loadable<SearchData> };
}

export const initialCatalogState: CatalogState = {
  categories: { phase: 'idle' },
  product: { key: '', load: { phase: 'idle' } },
  results: { key: '', load: { phase: 'idle' } },
};

const slice = createSlice({
  name: 'catalog',
  initialState: initialCatalogState,
  reducers: {
    categoriesRequested(state) {
      state.categories = state.categories.value
        ? { phase: 'loading', value: state.categories.value }
        : { phase: 'loading' };
    },
    categoriesReceived(state, { payload }: PayloadAction<Category[]>) {
      state.categories = { phase: 'ready', value: payload };
    },
    categoriesFailed(state, { payload: failure }: PayloadAction<Failure>) {
      const { value } = state.categories;
      state.categories = value ? { phase: 'failed', failure, value } : { phase: 'failed', failure };
    },

    /** Command: show one product. A different product is cleared at once. */
    productRequested(state, { payload: { sku } }: PayloadAction<{ sku: string }>) {
      const kept = state.product.key === sku ? state.product.load.value : undefined;
      state.product = { key: sku, load: kept ? { phase: 'loading', value: kept } : { phase: 'loading' } };
    },
    productReceived(
      state,
      { payload: { sku, product } }: PayloadAction<{ sku: string; product: ProductDetail }>,
    ) {
      if (state.product.key === sku) state.product.load = { phase: 'ready', value: product };
    },
    productFailed(state, { payload: { sku, failure } }: PayloadAction<{ sku: string; failure: Failure }>) {
      if (state.product.key === sku) state.product.load = { phase: 'failed', failure };
    },

    /** Command: show the results of a query. The previous results stay, dimmed, until the new ones arrive. */
    resultsRequested: {
      reducer(state, { payload }: PayloadAction<{ key: string; query: SearchQuery; fresh: boolean }>) {
        const kept = payload.fresh ? undefined : state.results.load.value;
        state.results = {
          key: payload.key,
          load: kept ? { phase: 'loading', value: kept } : { phase: 'loading' },
        };
      },
      /** @param fresh true on another page, where the previous results would be misleading */
      prepare: (key: string, query: SearchQuery, fresh = false) => ({ payload: { key, query, fresh } }),
    },
    resultsReceived(state, { payload: { key, data } }: PayloadAction<{ key: string; data: SearchData }>) {
      if (state.results.key === key) state.results.load = { phase: 'ready', value: data };
    },
    resultsFailed(state, { payload: { key, failure } }: PayloadAction<{ key: string; failure: Failure }>) {
      if (state.results.key === key) state.results.load = { phase: 'failed', failure };
    },
  },
});

export const catalogActions = slice.actions;
export const catalogReducer = slice.reducer;
