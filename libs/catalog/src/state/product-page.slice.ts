import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { defineRead, loaded, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { ProductPageClient } from '../client/product-page-client.ts';
import type { ProductTile, ReviewBody, ReviewsData, ReviewWritten } from '../contract/index.ts';
import type { ReviewRight } from '../model/reviews.ts';
import type { ReviewFilter } from '../model/review-choice.ts';

/** The reviews to show: a filter for one product. */
export interface ReviewChoice extends ReviewFilter {
  sku: string;
}

export interface ProductPageState {
  /** Undefined while the page shows its initial reviews. */
  reviews?: { choice: ReviewChoice; load: Loadable<ReviewsData> };
  own?: { sku: string; load: Loadable<ReviewRight> };
  /** The delivery ZIP code; `changed` once the shopper has entered one on this page. */
  place: { phase: 'idle' | 'changing' | 'changed' } | { phase: 'failed'; failure: Failure };
  writing: { phase: 'idle' } | { phase: 'saving' } | { phase: 'failed'; failure: Failure };
  /** The review that was just written on this page. */
  written?: ReviewWritten & { sku: string };
  /** Recently viewed products, newest first; undefined until loaded. */
  viewed?: ProductTile[];
}

export interface ProductPageRoot {
  productPage: ProductPageState;
}

export interface ProductPageDeps {
  client: ProductPageClient;
  newKey: () => string;
  /** Stores the SKUs of recently viewed products. */
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
}

const initialState: ProductPageState = { place: { phase: 'idle' }, writing: { phase: 'idle' } };

/** A page of reviews. Later pages are appended to the first, which may be the initial one: `shown`. */
interface ReviewsRequest {
  choice: ReviewChoice;
  page: number;
  shown?: ReviewsData;
}

const reviews = defineRead({
  name: 'reviews',
  select: (state: ProductPageState, _: ReviewsRequest) => state.reviews?.load,
  begin(state, { choice, shown }) {
    const value = state.reviews?.choice.sku === choice.sku ? state.reviews.load.value : shown;
    state.reviews = { choice, load: startLoading({ value }) };
  },
  send: ({ client }: ProductPageDeps, { choice: { sku, sort, rating }, page }, signal) =>
    client.reviews(sku, { sort, page: String(page), ...(rating ? { rating: String(rating) } : {}) }, signal),
  settle: (state, data) => ({
    ...data,
    items: [...(data.page > 1 ? (state.reviews?.load.value?.items ?? []) : []), ...data.items],
  }),
});

/** Whether the shopper may write a review. */
const ownReview = defineRead({
  name: 'ownReview',
  select: (state: ProductPageState, sku: string) => (state.own?.sku === sku ? state.own.load : undefined),
  begin(state, sku) {
    state.own = { sku, load: { phase: 'idle' } };
    state.writing = { phase: 'idle' };
  },
  send: async ({ client }: ProductPageDeps, sku, signal) => (await client.ownReview(sku, signal)).may,
});

const slice = createSlice({
  name: 'productPage',
  initialState,
  reducers: {
    ...reviews.reducers,
    ...ownReview.reducers,

    /** Command: change the delivery ZIP code, then reload this product. */
    placeSubmitted(state, _action: PayloadAction<{ sku: string; zipCode: string }>) {
      state.place = { phase: 'changing' };
    },
    placeChanged(state) {
      state.place = { phase: 'changed' };
    },
    placeFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.place = { phase: 'failed', failure };
    },

    reviewSubmitted(state, _action: PayloadAction<{ sku: string; review: ReviewBody }>) {
      state.writing = { phase: 'saving' };
    },
    reviewWritten(state, { payload }: PayloadAction<ReviewWritten & { sku: string }>) {
      state.writing = { phase: 'idle' };
      state.written = payload;
      if (state.own?.sku === payload.sku) state.own.load = loaded('WRITTEN');
      delete state.reviews;
    },
    reviewFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.writing = { phase: 'failed', failure };
    },

    /** Event: a product page was viewed, by the customer with this number or by a guest. */
    productViewed(_state, _action: PayloadAction<{ sku: string; customer?: string | undefined }>) {},
    viewedReceived(state, { payload }: PayloadAction<ProductTile[]>) {
      state.viewed = payload;
    },
  },
});

export const productPageReads = [reviews, ownReview];
export const productPageActions = slice.actions;
export const productPageReducer = slice.reducer;

/** Events that other domains may listen to. */
export const productPageEvents = { placeChanged: slice.actions.placeChanged };

export const selectProductPage = (root: ProductPageRoot) => root.productPage;
