import { createPrintersClient } from '@foolscap/catalog/client';
import { createPrintersModule } from '@foolscap/catalog/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { defineFeature } from '../define-feature.ts';

/** The ink and toner finder, with the printers that shoppers save. */
export const printersFeature = defineFeature({
  name: 'printers',
  modules: ({ http }) => ({
    printers: createPrintersModule({
      client: createPrintersClient(http),
      storage: createExpiringStorage(() => window.localStorage, systemClock),
    }),
  }),
});
