import { delay, put, takeLatest } from 'redux-saga/effects';
import { callTo } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CatalogClient } from '../client/catalog-client.ts';
import { suggestionsActions, suggestionsReducer } from './suggestions.slice.ts';
import type { SuggestionsState } from './suggestions.slice.ts';

export interface SuggestionsDeps {
  client: Pick<CatalogClient, 'suggest'>;
}

/** So long nobody types on before the server is asked. */
const QUIET_MS = 120;

/** What the search box offers while somebody types. */
export function createSuggestionsModule({
  client,
}: SuggestionsDeps): DomainModule<SuggestionsState, 'suggestions'> {
  function* suggest({ payload }: ReturnType<typeof suggestionsActions.suggestionsRequested>) {
    const query = payload.trim();
    if (!query) return;
    yield delay(QUIET_MS);
    const asking = new AbortController();
    try {
      const data = yield* callTo(client.suggest, query, asking.signal);
      yield put(suggestionsActions.suggestionsReceived({ query, data }));
    } catch {
      // A help that does not come is missed by nobody.
    } finally {
      asking.abort();
    }
  }

  return {
    name: 'suggestions',
    reducer: suggestionsReducer,
    *saga() {
      // Latest: what was typed before is of no interest any more.
      yield takeLatest(suggestionsActions.suggestionsRequested.type, suggest);
    },
  };
}
