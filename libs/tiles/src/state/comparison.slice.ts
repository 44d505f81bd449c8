import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loaded, loadFailed, startLoading, type Loadable } from '@foolscap/core/state';
import type { CompareData } from '../contract/index.ts';

/** The products of the compare page. Those of an earlier request stay while newer ones load. */
export interface ComparisonState {
  itemIds: readonly string[];
  load: Loadable<CompareData>;
}

const slice = createSlice({
  name: 'comparison',
  initialState: { itemIds: [], load: IDLE } as ComparisonState,
  reducers: {
    /** Requests the products of the page; an empty list needs no request. */
    comparisonRequested(state, { payload: itemIds }: PayloadAction<readonly string[]>): ComparisonState {
      if (!itemIds.length) return { itemIds, load: loaded({ items: [], missing: [] }) };
      // Removing a product needs no placeholder: the others are there.
      return { itemIds, load: startLoading(state.load) };
    },
    /** The page was opened under its analytics name. */
    comparisonPageNamed(_state, _: PayloadAction<{ pageName: string; title: string }>) {},
    comparisonReceived(state, { payload }: PayloadAction<CompareData>): ComparisonState {
      return { ...state, load: loaded(payload) };
    },
    comparisonFailed(state, { payload }: PayloadAction<Failure>): ComparisonState {
      return { ...state, load: loadFailed(state.load, payload) };
    },
  },
});

export const comparisonActions = slice.actions;
export const comparisonReducer: Reducer<ComparisonState> = slice.reducer;

export interface ComparisonRoot {
  comparison: ComparisonState;
}

/** Selects the products of the compare page. */
export const selectComparison = (root: ComparisonRoot): ComparisonState => root.comparison;
