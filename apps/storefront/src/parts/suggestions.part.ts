import { createCatalogClient } from '@foolscap/catalog/client';
import { createSuggestionsModule } from '@foolscap/catalog/state';
import { shopPart } from './shop-part.ts';

/** The suggestions of the search box, loaded when it first receives focus. */
export const suggestionsPart = shopPart({
  name: 'suggestions',
  modules: ({ http }) => ({ suggestions: createSuggestionsModule({ client: createCatalogClient(http) }) }),
});
