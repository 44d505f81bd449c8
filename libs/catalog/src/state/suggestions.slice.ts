import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SuggestData } from '../contract/index.ts';

export interface SuggestionsState {
  /** What was typed last; nothing is offered for an empty one. */
  query: string;
  /** Of what was typed, or of what was before it while that is on its way. */
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
    /** Command: offer something for what stands in the search box by now. */
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
      // Typed on meanwhile.
      if (state.query === query) state.data = data;
    },
  },
});

export const suggestionsActions = slice.actions;
export const suggestionsReducer = slice.reducer;
export const selectSuggestions = (root: SuggestionsRoot) => root.suggestions;
