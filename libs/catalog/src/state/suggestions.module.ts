import { delay, put, takeLatest } from 'redux-saga/effects';
import { callTo } from '@foolscap/core/sagas';
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
  function* suggest({ payload }: ReturnType<typeof suggestionsActions.suggestionsRequested>) {
    const query = payload.trim();
    if (!query) return;
    yield delay(DEBOUNCE_MS);
    const asking = new AbortController();
    try {
      const data = yield* callTo(client.suggest, query, asking.signal);
      yield put(suggestionsActions.suggestionsReceived({ query, data }));
    } catch {
      // Suggestions are optional, so a failure is ignored.
    } finally {
      asking.abort();
    }
  }

  return {
    name: 'suggestions',
    reducer: suggestionsReducer,
    *saga() {
      // Latest: earlier input no longer matters.
      yield takeLatest(suggestionsActions.suggestionsRequested.type, suggest);
    },
  };
}
