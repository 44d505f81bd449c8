import { createProductPageClient } from '@foolscap/catalog/client';
import { createProductPageModule } from '@foolscap/catalog/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { cartFollowsPlace } from './cart-follows-place.ts';
import { defineFeature } from '../define-feature.ts';

/** Further reviews, writing a review, and recently viewed products. */
export const productFeature = defineFeature({
  name: 'product',
  modules: ({ http, newKey }) => ({
    productPage: createProductPageModule({
      client: createProductPageClient(http),
      newKey,
      // In local storage, since it is kept beyond the visit.
      storage: createExpiringStorage(() => window.localStorage, systemClock),
    }),
  }),
  processes: cartFollowsPlace,
});
