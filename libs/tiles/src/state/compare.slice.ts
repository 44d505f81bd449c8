import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import { COMPARE_LIMIT, type CompareEntry } from '../model/index.ts';

export interface CompareState {
  /** The products to compare, in the order in which they were chosen. */
  items: readonly CompareEntry[];
  /** Number of clicks beyond the limit since the last change; the notice is shown while it is above 0 (storefront-4.39). */
  ignoredAdds: number;
}

const EMPTY: CompareState = { items: [], ignoredAdds: 0 };

const slice = createSlice({
  name: 'compare',
  initialState: EMPTY,
  reducers: {
    /**
     * A page with the compare list was opened in the browser; the first one restores the list that the tab saved. @param key of the saved
     * list
     */
    compareOpened(_state, _: PayloadAction<string>) {},
    /** The kept list was read. Products that were added before it come first. */
    compareRestored(state, { payload }: PayloadAction<readonly CompareEntry[]>) {
      const held = new Set(state.items.map(({ itemId }) => itemId));
      state.items = [...state.items, ...payload.filter(({ itemId }) => !held.has(itemId))].slice(
        0,
        COMPARE_LIMIT,
      );
    },
    /** Adds a product; beyond the limit it is ignored. */
    compareAdded(state, { payload }: PayloadAction<CompareEntry>) {
      if (state.items.some(({ itemId }) => itemId === payload.itemId)) return;
      if (state.items.length >= COMPARE_LIMIT) state.ignoredAdds += 1;
      else state.items = [...state.items, payload];
    },
    compareRemoved(state, { payload: itemId }: PayloadAction<string>) {
      state.items = state.items.filter((item) => item.itemId !== itemId);
      state.ignoredAdds = 0;
    },
    compareCleared: () => EMPTY,
  },
});

export const compareActions = slice.actions;
export const compareReducer: Reducer<CompareState> = slice.reducer;

export interface CompareRoot {
  /** Absent on pages without the compare list. */
  compare?: CompareState;
}

/** Selects the compare list. */
export const selectCompare = ({ compare }: CompareRoot): CompareState => compare ?? EMPTY;
