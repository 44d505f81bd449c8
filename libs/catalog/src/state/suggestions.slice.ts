import { createSlice } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { CatalogClient } from '../client/catalog-client.ts';
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

export interface SuggestionsDeps {
  client: Pick<CatalogClient, 'suggest'>;
}

const initialState: SuggestionsState = { query: '', load: IDLE };

/** Suggestions for the current input. They are optional: a failure is not shown. */
export const suggestions = defineRead({
  name: 'suggestions',
  select: ({ query, load }: SuggestionsState, _: string) => (query ? load : undefined),
  begin(state, input) {
    state.query = input.trim();
    if (!state.query) state.load = IDLE;
  },
  send: ({ client }: SuggestionsDeps, input, signal) =>
    input.trim() ? client.suggest(input.trim(), signal) : undefined,
  // A pause in typing.
  debounceMs: 120,
});

const slice = createSlice({ name: 'suggestions', initialState, reducers: suggestions.reducers });

export const suggestionsActions = slice.actions;
export const suggestionsReducer = slice.reducer;
export const selectSuggestions = (root: SuggestionsRoot) => root.suggestions;
