import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import { IDLE, defineRead, loaded, type Loadable } from '@foolscap/core/state';
import type { CompareClient } from '../client/index.ts';
import type { CompareData } from '../contract/index.ts';

/** The products of the compare page. Those of an earlier request stay while newer ones load. */
export interface ComparisonState {
  itemIds: readonly string[];
  load: Loadable<CompareData>;
}

export interface ComparisonDeps {
  client: CompareClient;
}

/** The products of the page. Removing one needs no placeholder: the others are already loaded. */
export const comparison = defineRead({
  name: 'comparison',
  select: ({ itemIds, load }: ComparisonState, _: readonly string[]) => (itemIds.length ? load : undefined),
  begin(state, itemIds) {
    state.itemIds = itemIds;
    if (!itemIds.length) state.load = loaded({ items: [], missing: [] });
  },
  send: ({ client }: ComparisonDeps, itemIds, signal) =>
    itemIds.length ? client.compare(itemIds, signal) : undefined,
});

const slice = createSlice({
  name: 'comparison',
  initialState: { itemIds: [], load: IDLE } as ComparisonState,
  reducers: {
    ...comparison.reducers,
    /** The page was opened under its analytics name. */
    comparisonPageNamed(_state, _: PayloadAction<{ pageName: string; title: string }>) {},
  },
});

export const comparisonActions = slice.actions;
export const comparisonReducer: Reducer<ComparisonState> = slice.reducer;

export interface ComparisonRoot {
  comparison: ComparisonState;
}

/** Selects the products of the compare page. */
export const selectComparison = (root: ComparisonRoot): ComparisonState => root.comparison;
