import { createStoreDirectoryClient } from '@foolscap/stores/client';
import { createStoreDirectoryModule } from '@foolscap/stores/state';
import { defineFeature } from '../define-feature.ts';

/** The directory of all stores by state. */
export const storeDirectoryFeature = defineFeature({
  name: 'store-directory',
  modules: ({ http }) => ({
    storeDirectory: createStoreDirectoryModule({ client: createStoreDirectoryClient(http) }),
  }),
});
