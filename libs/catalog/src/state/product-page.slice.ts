import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { ProductTile, Review, ReviewBody, ReviewsData, ReviewWritten } from '../contract/index.ts';
import type { ReviewRight } from '../model/codes.ts';
import type { ReviewFilter } from '../model/review-choice.ts';
import type { Loadable } from './catalog.slice.ts';

/** Which reviews are looked at. */
export interface ReviewChoice extends ReviewFilter {
  sku: string;
}

export interface ProductPageState {
  /** Undefined while the page shows the reviews that it came with. */
  reviews?: { choice: ReviewChoice; load: Loadable<ReviewsData> };
  own?: { sku: string; load: Loadable<ReviewRight> };
  /** Where things are to be delivered; `changed` once the shopper has said so on this page. */
  place: { phase: 'idle' | 'changing' | 'changed' } | { phase: 'failed'; failure: Failure };
  writing: { phase: 'idle' } | { phase: 'saving' } | { phase: 'failed'; failure: Failure };
  /** What was written on this page just now. */
  written?: ReviewWritten & { sku: string };
  /** What was looked at before, newest first; undefined until it is known. */
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
    /** Command: look at one page of reviews. Further pages come below the first, which the page may have come with: `shown`. */
    reviewsRequested(
      state,
      { payload }: PayloadAction<{ choice: ReviewChoice; page: number; shown?: ReviewsData }>,
    ) {
      const { choice, shown } = payload;
      const kept = state.reviews?.choice.sku === choice.sku ? state.reviews.load.value : shown;
      state.reviews = { choice, load: kept ? { phase: 'loading', value: kept } : { phase: 'loading' } };
    },
    reviewsReceived(state, { payload }: PayloadAction<{ choice: ReviewChoice; data: ReviewsData }>) {
      if (!state.reviews || !sameChoice(state.reviews.choice, payload.choice)) return;
      const { data } = payload;
      const before: Review[] = data.page > 1 ? (state.reviews.load.value?.items ?? []) : [];
      state.reviews.load = { phase: 'ready', value: { ...data, items: [...before, ...data.items] } };
    },
    reviewsFailed(state, { payload }: PayloadAction<{ choice: ReviewChoice; failure: Failure }>) {
      if (!state.reviews || !sameChoice(state.reviews.choice, payload.choice)) return;
      const { value } = state.reviews.load;
      state.reviews.load = { phase: 'failed', failure: payload.failure, ...(value ? { value } : {}) };
    },

    /** Command: write a review, if one may. */
    ownReviewRequested(state, { payload: sku }: PayloadAction<string>) {
      state.own = { sku, load: { phase: 'loading' } };
      state.writing = { phase: 'idle' };
    },
    ownReviewReceived(state, { payload }: PayloadAction<{ sku: string; may: ReviewRight }>) {
      if (state.own?.sku === payload.sku) state.own.load = { phase: 'ready', value: payload.may };
    },
    ownReviewFailed(state, { payload }: PayloadAction<{ sku: string; failure: Failure }>) {
      if (state.own?.sku === payload.sku) state.own.load = { phase: 'failed', failure: payload.failure };
    },

    /** Command: have it delivered somewhere else; the page of this product tells of that place then. */
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
      if (state.own?.sku === payload.sku) state.own.load = { phase: 'ready', value: 'WRITTEN' };
      delete state.reviews;
    },
    reviewFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.writing = { phase: 'failed', failure };
    },

    /** Event: a product's page was looked at, by somebody signed in under that number, or by a guest. */
    productViewed(_state, _action: PayloadAction<{ sku: string; customer?: string | undefined }>) {},
    viewedReceived(state, { payload }: PayloadAction<ProductTile[]>) {
      state.viewed = payload;
    },
    /** Command: forget what was looked at, and what belongs to one person. */
    viewedReset: () => initialState,
  },
});

export const productPageActions = slice.actions;
export const productPageReducer = slice.reducer;

/** Events that other domains may listen to. */
export const productPageEvents = { placeChanged: slice.actions.placeChanged };

export const selectProductPage = (root: ProductPageRoot) => root.productPage;
