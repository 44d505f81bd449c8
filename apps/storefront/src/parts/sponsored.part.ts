import { createSponsoredClient } from '@foolscap/tiles/client';
import { createSponsoredModule } from '@foolscap/tiles/state';
import { shopPart } from './shop-part.ts';

/** The sponsored products of result pages. */
export const sponsoredPart = shopPart({
  name: 'sponsored',
  modules: ({ http, report }) => ({
    sponsored: createSponsoredModule({ client: createSponsoredClient(http), report }),
  }),
});
