import { createRecommendationsClient, createSponsoredClient } from '@foolscap/tiles/client';
import { createRecommendationsModule, createSponsoredModule } from '@foolscap/tiles/state';
import { defineFeature } from '../define-feature.ts';

/** Recommended and sponsored products. */
export const recommendationsFeature = defineFeature({
  name: 'recommendations',
  modules: ({ http, report }) => ({
    recommendations: createRecommendationsModule({ client: createRecommendationsClient(http), report }),
    sponsored: createSponsoredModule({ client: createSponsoredClient(http), report }),
  }),
});
