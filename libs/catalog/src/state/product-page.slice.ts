import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loadFailed, loaded, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { ProductTile, Review, ReviewBody, ReviewsData, ReviewWritten } from '../contract/index.ts';
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

const initialState: ProductPageState = { place: { phase: 'idle' }, writing: { phase: 'idle' } };

const sameChoice = (a: ReviewChoice, b: ReviewChoice) =>
  a.sku === b.sku && a.sort === b.sort && a.rating === b.rating;

const slice = createSlice({
  name: 'productPage',
  initialState,
  reducers: {
    /** Command: show a page of reviews. Further pages are appended to the first, which may be the initial one: `shown`. */
    reviewsRequested(
      state,
      { payload }: PayloadAction<{ choice: ReviewChoice; page: number; shown?: ReviewsData }>,
    ) {
      const { choice, shown } = payload;
      const value = state.reviews?.choice.sku === choice.sku ? state.reviews.load.value : shown;
      state.reviews = { choice, load: startLoading({ value }) };
    },
    reviewsReceived(state, { payload }: PayloadAction<{ choice: ReviewChoice; data: ReviewsData }>) {
      if (!state.reviews || !sameChoice(state.reviews.choice, payload.choice)) return;
      const { data } = payload;
      const before: Review[] = data.page > 1 ? (state.reviews.load.value?.items ?? []) : [];
      state.reviews.load = loaded({ ...data, items: [...before, ...data.items] });
    },
    reviewsFailed(state, { payload }: PayloadAction<{ choice: ReviewChoice; failure: Failure }>) {
      if (!state.reviews || !sameChoice(state.reviews.choice, payload.choice)) return;
      state.reviews.load = loadFailed(state.reviews.load, payload.failure);
    },

    /** Command: check whether the shopper may write a review. */
    ownReviewRequested(state, { payload: sku }: PayloadAction<string>) {
      state.own = { sku, load: startLoading<ReviewRight>(IDLE) };
      state.writing = { phase: 'idle' };
    },
    ownReviewReceived(state, { payload }: PayloadAction<{ sku: string; may: ReviewRight }>) {
      if (state.own?.sku === payload.sku) state.own.load = loaded(payload.may);
    },
    ownReviewFailed(state, { payload }: PayloadAction<{ sku: string; failure: Failure }>) {
      if (state.own?.sku === payload.sku) state.own.load = loadFailed(state.own.load, payload.failure);
    },

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
    /** Clears the recently viewed products and everything else that belongs to one user. */
    viewedReset: () => initialState,
  },
});

export const productPageActions = slice.actions;
export const productPageReducer = slice.reducer;

/** Events that other domains may listen to. */
export const productPageEvents = { placeChanged: slice.actions.placeChanged };

export const selectProductPage = (root: ProductPageRoot) => root.productPage;
