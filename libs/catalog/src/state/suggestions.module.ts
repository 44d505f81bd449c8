import { createLoader } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CatalogClient } from '../client/catalog-client.ts';
import { suggestionsActions, suggestionsReducer } from './suggestions.slice.ts';
import type { SuggestionsState } from './suggestions.slice.ts';

export interface SuggestionsDeps {
  client: Pick<CatalogClient, 'suggest'>;
}

/** Debounce of typing before the server is called. */
const DEBOUNCE_MS = 120;

/** Creates the module of the search box suggestions. */
export function createSuggestionsModule({
  client,
}: SuggestionsDeps): DomainModule<SuggestionsState, 'suggestions'> {
  return {
    name: 'suggestions',
    reducer: suggestionsReducer,
    *saga() {
      yield createLoader({
        requested: suggestionsActions.suggestionsRequested,
        // An empty input has no suggestions.
        read: async (input: string, signal) =>
          input.trim() ? client.suggest(input.trim(), signal) : { query: '', categories: [], products: [] },
        received: (data, input) => suggestionsActions.suggestionsReceived({ query: input.trim(), data }),
        failed: (failure, input) => suggestionsActions.suggestionsFailed({ query: input.trim(), failure }),
        debounceMs: DEBOUNCE_MS,
      });
    },
  };
}
