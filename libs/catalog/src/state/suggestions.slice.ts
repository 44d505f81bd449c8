import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SuggestData } from '../contract/index.ts';

export interface SuggestionsState {
  /** The last input; an empty one has no suggestions. */
  query: string;
  /** Suggestions for the input, or for the previous one while loading. */
  data?: SuggestData;
}

export interface SuggestionsRoot {
  suggestions: SuggestionsState;
}

const initialState: SuggestionsState = { query: '' };

const slice = createSlice({
  name: 'suggestions',
  initialState,
  reducers: {
    /** Command: load suggestions for the current input. */
    suggestionsRequested(state, { payload }: PayloadAction<string>) {
      const query = payload.trim();
      if (!query) return initialState;
      state.query = query;
      return state;
    },
    suggestionsReceived(
      state,
      { payload: { query, data } }: PayloadAction<{ query: string; data: SuggestData }>,
    ) {
      // Ignores suggestions for an earlier input.
      if (state.query === query) state.data = data;
    },
  },
});

export const suggestionsActions = slice.actions;
export const suggestionsReducer = slice.reducer;
export const selectSuggestions = (root: SuggestionsRoot) => root.suggestions;
