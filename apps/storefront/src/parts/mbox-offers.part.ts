import { createOffersClient } from '@foolscap/tiles/client';
import { createMboxOffersModule } from '@foolscap/tiles/state';
import { shopPart } from './shop-part.ts';

/** The offers of places with variants. */
export const mboxOffersPart = shopPart({
  name: 'mboxOffers',
  modules: ({ http, report }) => ({
    mboxOffers: createMboxOffersModule({ client: createOffersClient(http), report }),
  }),
});
