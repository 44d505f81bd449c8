import type { DomainModule } from '@foolscap/core/state';
import { suggestions, suggestionsActions, suggestionsReducer } from './suggestions.slice.ts';
import type { SuggestionsDeps, SuggestionsState } from './suggestions.slice.ts';

/** Creates the module of the search box suggestions. */
export const createSuggestionsModule = (
  deps: SuggestionsDeps,
): DomainModule<SuggestionsState, 'suggestions'> => ({
  name: 'suggestions',
  reducer: suggestionsReducer,
  *saga() {
    yield suggestions.loader(suggestionsActions, deps);
  },
});
