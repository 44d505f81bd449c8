import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { SponsoredPlacement, TileItem } from '../model/index.ts';

/** A request for a page's sponsored products. A newer request replaces it. */
export interface SponsoredRequest {
  placement: SponsoredPlacement;
  /** The text of a search. */
  keywords?: string;
  categoryId?: string;
  /** The items of the page, which are not shown again. */
  shown: string[];
}

/** The sponsored products of the page. After a failure the page shows none, and shoppers are not offered a retry. */
export type SponsoredState =
  | { phase: 'idle' }
  | { phase: 'pending'; request: SponsoredRequest; items: TileItem[] }
  | { phase: 'filled'; request: SponsoredRequest; items: TileItem[] }
  | { phase: 'failed'; request: SponsoredRequest };

const slice = createSlice({
  name: 'sponsored',
  initialState: { phase: 'idle' } as SponsoredState,
  reducers: {
    /** Starts a request. The previous request's items stay on screen until its reply. */
    sponsoredRequested: (state, { payload: request }: PayloadAction<SponsoredRequest>): SponsoredState => ({
      phase: 'pending',
      request,
      items: 'items' in state ? state.items : [],
    }),
    sponsoredReceived: (state, { payload: items }: PayloadAction<TileItem[]>): SponsoredState | undefined =>
      state.phase === 'pending' ? { phase: 'filled', request: state.request, items } : undefined,
    sponsoredFailed: (state): SponsoredState | undefined =>
      state.phase === 'pending' ? { phase: 'failed', request: state.request } : undefined,
    /** Clears the products when their page closes. */
    sponsoredCleared: (): SponsoredState => ({ phase: 'idle' }),
  },
});

export const sponsoredActions = slice.actions;
export const sponsoredReducer: Reducer<SponsoredState> = slice.reducer;

export interface SponsoredRoot {
  sponsored: SponsoredState;
}

const NONE: readonly TileItem[] = [];

/** Selects the sponsored products that are shown; while pending, those of the last reply. */
export const selectSponsoredItems = ({ sponsored }: SponsoredRoot): readonly TileItem[] =>
  'items' in sponsored ? sponsored.items : NONE;
