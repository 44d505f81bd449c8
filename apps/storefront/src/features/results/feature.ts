import { createCatalogClient } from '@foolscap/catalog/client';
import { createSuggestionsModule } from '@foolscap/catalog/state';
import { defineFeature } from '../define-feature.ts';

/** Suggestions of the search box. */
export const suggestionsFeature = defineFeature({
  name: 'suggestions',
  modules: ({ http }) => ({ suggestions: createSuggestionsModule({ client: createCatalogClient(http) }) }),
});
