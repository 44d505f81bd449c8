import { createProductPageClient } from '@foolscap/catalog/client';
import { createProductPageModule } from '@foolscap/catalog/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { cartFollowsPlace } from './cart-follows-place.ts';
import { defineFeature } from '../define-feature.ts';

/** More reviews, the review form, and recently viewed products. */
export const productFeature = defineFeature({
  name: 'product',
  modules: ({ http, newKey }) => ({
    productPage: createProductPageModule({
      client: createProductPageClient(http),
      newKey,
      // In local storage, because it is kept beyond the session.
      storage: createExpiringStorage(() => window.localStorage, systemClock),
    }),
  }),
  processes: cartFollowsPlace,
});
