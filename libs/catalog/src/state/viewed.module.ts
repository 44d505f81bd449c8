import { createSlice } from '@reduxjs/toolkit';
import { all, takeEvery } from 'redux-saga/effects';
import { IDLE, defineRead, loaded } from '@foolscap/core/state';
import type { DomainModule, Loadable } from '@foolscap/core/state';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { ProductPageClient } from '../client/product-page-client.ts';
import type { ProductTile } from '../contract/index.ts';
import { VIEWED_KEY } from '../model/constants.ts';
import { listViewed, type Viewed } from './viewed-products.ts';

/** The recently viewed products, newest first; only in the browser. */
export interface ViewedState {
  load: Loadable<ProductTile[]>;
}

export interface ViewedRoot {
  viewed: ViewedState;
}

export interface ViewedDeps {
  client: Pick<ProductPageClient, 'tiles'>;
  /** Holds the SKUs that product pages stored. */
  storage: Pick<ExpiringStorage, 'get' | 'remove'>;
}

interface ViewedRequest {
  /** Customer number of the shopper; undefined for a guest. */
  customer: string | undefined;
}

const initialState: ViewedState = { load: IDLE };

const viewed = defineRead({
  name: 'viewed',
  select: ({ load }: ViewedState, _: ViewedRequest) => load,
  async send({ client, storage }: ViewedDeps, { customer }) {
    const skus = listViewed(storage.get<Viewed>(VIEWED_KEY), customer);
    return skus.length ? (await client.tiles(skus)).items : [];
  },
});

const slice = createSlice({
  name: 'viewed',
  initialState,
  reducers: {
    ...viewed.reducers,
    /** Command: remove the list from the browser. */
    clearRequested(state) {
      state.load = loaded([]);
    },
  },
});

export const viewedActions = slice.actions;
export const selectViewed = (root: ViewedRoot) => root.viewed.load;

/** Creates the module of the page with the recently viewed products. */
export const createViewedModule = (deps: ViewedDeps): DomainModule<ViewedState, 'viewed'> => ({
  name: 'viewed',
  reducer: slice.reducer,
  *saga() {
    yield all([
      viewed.loader(viewedActions, deps),
      takeEvery(viewedActions.clearRequested.type, () => deps.storage.remove(VIEWED_KEY)),
    ]);
  },
});
