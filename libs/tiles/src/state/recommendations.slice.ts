import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { TileItem } from '../model/index.ts';
import type { Failure } from '@foolscap/core/http';
import type { RecommendationScheme, RecommendationSlot } from '../model/index.ts';

/** A request for the recommendations of a slot. A newer request of the same slot replaces it. */
export interface RecommendationsRequest {
  slot: RecommendationSlot;
  /** The schemes of the first request and of the one retry after an empty reply; see `getSlotSchemes`. */
  first: RecommendationScheme;
  second: RecommendationScheme;
  /** Maximum number of items to show; the others replace items that are removed. */
  count: number;
  /** The items that the recommendations are for. */
  skuList?: string[];
  categoryId?: string;
  /** Items to leave out. */
  omit?: string[];
}

/** The recommendations of a slot (storefront-4.23): pending, then filled or failed. Filled may be empty: nothing is shown. */
export type Recommendations = PendingRecommendations | FilledRecommendations | FailedRecommendations;

export interface PendingRecommendations {
  phase: 'pending';
  request: RecommendationsRequest;
  /** The last reply, whose items stay on screen. */
  last?: FilledRecommendations;
  /** Items that were removed since the request: its reply must not bring them back. */
  removed?: string[];
}

export interface FailedRecommendations {
  phase: 'failed';
  request: RecommendationsRequest;
  failure: Failure;
  /** The last reply for the same category, whose items stay on screen without those that the request leaves out. */
  last?: FilledRecommendations;
}

export interface FilledRecommendations {
  phase: 'filled';
  request: RecommendationsRequest;
  /** The scheme of these items, which determines the heading. */
  scheme: RecommendationScheme;
  /** Best first, including reserve items. */
  items: TileItem[];
  /** Maximum number of shown items. */
  count: number;
}

export type RecommendationsState = Partial<Record<RecommendationSlot, Recommendations>>;

interface Received {
  request: RecommendationsRequest;
  scheme: RecommendationScheme;
  items: TileItem[];
}

const isCurrent = (held: Recommendations | undefined, { request }: { request: RecommendationsRequest }) =>
  held?.phase === 'pending' && JSON.stringify(held.request) === JSON.stringify(request);

/** Returns the reply whose items are shown; while pending and after a failure, the last one. */
const getFilled = (held: Recommendations | undefined): FilledRecommendations | undefined =>
  held?.phase === 'filled' ? held : held?.last;

const slice = createSlice({
  name: 'recommendations',
  initialState: {} as RecommendationsState,
  reducers: {
    /** Starts a request. The previous request's items stay on screen until its reply. */
    recommendationsRequested(state, { payload: request }: PayloadAction<RecommendationsRequest>) {
      const held = state[request.slot];
      if (held?.phase === 'pending') {
        held.request = request;
        return;
      }
      const last = getFilled(held);
      state[request.slot] = { phase: 'pending', request, ...(last ? { last } : {}) };
    },
    recommendationsReceived(state, { payload }: PayloadAction<Received>) {
      const { request, scheme } = payload;
      const held = state[request.slot];
      if (held?.phase !== 'pending' || !isCurrent(held, payload)) return state;
      const items = payload.items.filter(({ itemId }) => !held.removed?.includes(itemId));
      const filled: FilledRecommendations = { phase: 'filled', request, scheme, items, count: request.count };
      return { ...state, [request.slot]: filled };
    },
    recommendationsFailed(
      state,
      { payload }: PayloadAction<{ request: RecommendationsRequest; failure: Failure }>,
    ) {
      const { request, failure } = payload;
      const held = state[request.slot];
      if (!isCurrent(held, payload)) return;
      const last = getFilled(held);
      state[request.slot] = { phase: 'failed', request, failure };
      if (!last || last.request.categoryId !== request.categoryId) return;
      const items = last.items.filter(({ itemId }) => !request.omit?.includes(itemId));
      state[request.slot] = { phase: 'failed', request, failure, last: { ...last, items } };
    },
    /**
     * Removes an item, for example after it was added to the cart. With a replacement count, that many reserve items replace it
     * (storefront-4.26); without one the row becomes shorter. If a request is pending, its reply is also shown without the item.
     */
    recommendationRemoved(
      state,
      { payload }: PayloadAction<{ slot: RecommendationSlot; itemId: string; replacementCount?: number }>,
    ) {
      const { slot, itemId, replacementCount = 0 } = payload;
      const held = state[slot];
      if (held?.phase === 'pending') held.removed = [...(held.removed ?? []), itemId];
      const filled = getFilled(held);
      const at = filled?.items.findIndex((item) => item.itemId === itemId) ?? -1;
      if (!filled || at < 0) return;
      filled.items.splice(at, 1);
      if (at < filled.count) filled.count += replacementCount - 1;
    },
    /** Clears the recommendations of a slot, for example when its page closes. */
    recommendationsCleared(state, { payload: slot }: PayloadAction<RecommendationSlot>) {
      delete state[slot];
    },
  },
});

export const recommendationsActions = slice.actions;
export const recommendationsReducer: Reducer<RecommendationsState> = slice.reducer;

export interface RecommendationsRoot {
  recommendations: RecommendationsState;
}

/** Selects the recommendations of a slot; undefined before the first request. */
export const selectRecommendations = (
  root: RecommendationsRoot,
  slot: RecommendationSlot,
): Recommendations | undefined => root.recommendations[slot];

/** Returns the items of a slot that are shown; while pending and after a failure, those of the last reply. */
export function getShownItems(held: Recommendations | undefined): readonly TileItem[] {
  const filled = getFilled(held);
  return filled ? filled.items.slice(0, filled.count) : [];
}

/** Returns the scheme of the items that are shown; while the first request is pending, that of the request. */
export const getShownScheme = (held: Recommendations | undefined): RecommendationScheme | undefined =>
  getFilled(held)?.scheme ?? held?.request.first;
