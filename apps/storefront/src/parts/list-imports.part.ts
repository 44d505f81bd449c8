import { createListsClient } from '@foolscap/lists/client';
import { createListImportsModule } from '@foolscap/lists/state';
import { shopPart } from './shop-part.ts';

/** The import of files into lists. */
export const listImportsPart = shopPart({
  name: 'list-imports',
  modules: ({ http, newKey }) => ({
    listImports: createListImportsModule({ client: createListsClient(http), newKey }),
  }),
});
