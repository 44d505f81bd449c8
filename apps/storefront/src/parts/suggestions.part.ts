import { createCatalogClient } from '@foolscap/catalog/client';
import { createSuggestionsModule } from '@foolscap/catalog/state';
import { shopPart } from './shop-part.ts';

/** What the search box offers; comes with the first look into it. */
export const suggestionsPart = shopPart({
  name: 'suggestions',
  modules: ({ http }) => ({ suggestions: createSuggestionsModule({ client: createCatalogClient(http) }) }),
});
