import { createReportsClient } from '@foolscap/account/client';
import { createReportsModule } from '@foolscap/account/state';
import { defineFeature } from '../define-feature.ts';

/** Reports about the user's organization. */
export const reportsFeature = defineFeature({
  name: 'reports',
  modules: ({ http }) => ({ reports: createReportsModule({ client: createReportsClient(http) }) }),
});
