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
  /** Items that are shown at most; further ones replace items that are removed. */
  count: number;
  /** The items that the recommendations are for. */
  skuList?: string[];
  categoryId?: string;
  /** Items to leave out. */
  omit?: string[];
}

/** The recommendations of a slot (storefront-4.23): pending, then filled or failed. Filled may be empty: nothing is shown. */
export type Recommendations =
  | { phase: 'pending'; request: RecommendationsRequest; last?: FilledRecommendations }
  | FilledRecommendations
  | { phase: 'failed'; request: RecommendationsRequest; failure: Failure };

export interface FilledRecommendations {
  phase: 'filled';
  request: RecommendationsRequest;
  /** The scheme whose items these are: decides the heading. */
  scheme: RecommendationScheme;
  /** Best first, those held in reserve included. */
  items: TileItem[];
  /** Items shown at most. */
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

const slice = createSlice({
  name: 'recommendations',
  initialState: {} as RecommendationsState,
  reducers: {
    /** Starts a request. The items of the last one stay on screen until its reply. */
    recommendationsRequested(state, { payload: request }: PayloadAction<RecommendationsRequest>) {
      const held = state[request.slot];
      const last = held?.phase === 'filled' ? held : held?.phase === 'pending' ? held.last : undefined;
      state[request.slot] = { phase: 'pending', request, ...(last ? { last } : {}) };
    },
    recommendationsReceived(state, { payload }: PayloadAction<Received>) {
      const { request, scheme, items } = payload;
      if (!isCurrent(state[request.slot], payload)) return state;
      const filled: FilledRecommendations = { phase: 'filled', request, scheme, items, count: request.count };
      return { ...state, [request.slot]: filled };
    },
    recommendationsFailed(
      state,
      { payload }: PayloadAction<{ request: RecommendationsRequest; failure: Failure }>,
    ) {
      const { request, failure } = payload;
      if (isCurrent(state[request.slot], payload))
        state[request.slot] = { phase: 'failed', request, failure };
    },
    /**
     * Removes an item, for example after it was added to the cart. With a replacement count, as many items of the reserve take its place
     * (storefront-4.26); without one the row becomes shorter.
     */
    recommendationRemoved(
      state,
      { payload }: PayloadAction<{ slot: RecommendationSlot; itemId: string; replacementCount?: number }>,
    ) {
      const { slot, itemId, replacementCount = 0 } = payload;
      const held = state[slot];
      if (held?.phase !== 'filled') return;
      const at = held.items.findIndex((item) => item.itemId === itemId);
      if (at < 0) return;
      held.items.splice(at, 1);
      if (at < held.count) held.count += replacementCount - 1;
    },
    /** Forgets the recommendations of a slot, for example when its page closes. */
    recommendationsCleared(state, { payload: slot }: PayloadAction<RecommendationSlot>) {
      delete state[slot];
    },
    /** Forgets all recommendations, after a change of user. */
    recommendationsReset: () => ({}),
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

/** Returns the items of a slot that are shown; while pending, those of the last reply. */
export function getShownItems(held: Recommendations | undefined): readonly TileItem[] {
  const filled = held?.phase === 'pending' ? held.last : held;
  return filled?.phase === 'filled' ? filled.items.slice(0, filled.count) : [];
}

/** Returns the scheme of the items that are shown; while the first request is pending, that of the request. */
export function getShownScheme(held: Recommendations | undefined): RecommendationScheme | undefined {
  const filled = held?.phase === 'pending' ? held.last : held;
  return filled?.phase === 'filled' ? filled.scheme : held?.request.first;
}
