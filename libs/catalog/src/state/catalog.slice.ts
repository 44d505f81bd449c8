import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loadFailed, loaded, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { Category, ProductDetail, SearchData, SearchQuery } from '../contract/index.ts';

export interface CatalogState {
  categories: Loadable<Category[]>;
  /** Key: the SKU. */
  product: { key: string; load: Loadable<ProductDetail> };
  /** Key: the query as address parameters. */
  results: { key: string; load: Loadable<SearchData> };
}

export const initialCatalogState: CatalogState = {
  categories: IDLE,
  product: { key: '', load: IDLE },
  results: { key: '', load: IDLE },
};

const slice = createSlice({
  name: 'catalog',
  initialState: initialCatalogState,
  reducers: {
    categoriesRequested(state) {
      state.categories = startLoading(state.categories);
    },
    categoriesReceived(state, { payload }: PayloadAction<Category[]>) {
      state.categories = loaded(payload);
    },
    categoriesFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.categories = loadFailed(state.categories, failure);
    },

    /** Command: show one product. A different product is cleared at once. */
    productRequested(state, { payload: { sku } }: PayloadAction<{ sku: string }>) {
      const last = state.product.key === sku ? state.product.load : IDLE;
      state.product = { key: sku, load: startLoading(last) };
    },
    productReceived(
      state,
      { payload: { sku, product } }: PayloadAction<{ sku: string; product: ProductDetail }>,
    ) {
      if (state.product.key === sku) state.product.load = loaded(product);
    },
    productFailed(state, { payload: { sku, failure } }: PayloadAction<{ sku: string; failure: Failure }>) {
      if (state.product.key === sku) state.product.load = loadFailed(state.product.load, failure);
    },

    /** Command: show the results of a query. The previous results stay, dimmed, until the new ones arrive. */
    resultsRequested: {
      reducer(state, { payload }: PayloadAction<{ key: string; query: SearchQuery; fresh: boolean }>) {
        const last = payload.fresh ? IDLE : state.results.load;
        state.results = { key: payload.key, load: startLoading(last) };
      },
      /** @param fresh true on another page, where the previous results would be misleading */
      prepare: (key: string, query: SearchQuery, fresh = false) => ({ payload: { key, query, fresh } }),
    },
    resultsReceived(state, { payload: { key, data } }: PayloadAction<{ key: string; data: SearchData }>) {
      if (state.results.key === key) state.results.load = loaded(data);
    },
    resultsFailed(state, { payload: { key, failure } }: PayloadAction<{ key: string; failure: Failure }>) {
      // The previous results are those of another query.
      if (state.results.key === key) state.results.load = loadFailed(IDLE, failure);
    },
  },
});

export const catalogActions = slice.actions;
export const catalogReducer = slice.reducer;
