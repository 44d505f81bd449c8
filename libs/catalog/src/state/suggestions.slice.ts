import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loadFailed, loaded, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { SuggestData } from '../contract/index.ts';

export interface SuggestionsState {
  /** The last input; an empty one has no suggestions. */
  query: string;
  /** Suggestions for the input, or for the previous one while loading. */
  load: Loadable<SuggestData>;
}

export interface SuggestionsRoot {
  suggestions: SuggestionsState;
}

const initialState: SuggestionsState = { query: '', load: IDLE };

const slice = createSlice({
  name: 'suggestions',
  initialState,
  reducers: {
    /** Command: load suggestions for the current input. */
    suggestionsRequested(state, { payload }: PayloadAction<string>) {
      const query = payload.trim();
      if (!query) return initialState;
      state.query = query;
      state.load = startLoading(state.load);
      return state;
    },
    suggestionsReceived(
      state,
      { payload: { query, data } }: PayloadAction<{ query: string; data: SuggestData }>,
    ) {
      // Ignores suggestions for an earlier input.
      if (query && state.query === query) state.load = loaded(data);
    },
    /** Suggestions are optional: a failure is not shown. */
    suggestionsFailed(state, { payload }: PayloadAction<{ query: string; failure: Failure }>) {
      if (state.query === payload.query) state.load = loadFailed(state.load, payload.failure);
    },
  },
});

export const suggestionsActions = slice.actions;
export const suggestionsReducer = slice.reducer;
export const selectSuggestions = (root: SuggestionsRoot) => root.suggestions;
