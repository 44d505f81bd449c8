import { createProductPageClient } from '@foolscap/catalog/client';
import { createViewedModule } from '@foolscap/catalog/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { defineFeature } from '../define-feature.ts';

/** The recently viewed products, as product pages stored them. */
export const viewedFeature = defineFeature({
  name: 'viewed',
  modules: ({ http }) => ({
    viewed: createViewedModule({
      client: createProductPageClient(http),
      storage: createExpiringStorage(() => window.localStorage, systemClock),
    }),
  }),
});
