import { createRecommendationsClient } from '@foolscap/tiles/client';
import { createRecommendationsModule } from '@foolscap/tiles/state';
import { recommendationsFollowAccount } from '../processes/recommendations-follow-account.ts';
import { shopPart } from './shop-part.ts';

/** The recommendations of all slots. */
export const recommendationsPart = shopPart({
  name: 'recommendations',
  modules: ({ http, report }) => ({
    recommendations: createRecommendationsModule({ client: createRecommendationsClient(http), report }),
  }),
  processes: recommendationsFollowAccount,
});
