import { createOffersClient } from '@foolscap/tiles/client';
import { createMboxOffersModule } from '@foolscap/tiles/state';
import { reportMboxes } from '../processes/report-mboxes.ts';
import { shopPart } from './shop-part.ts';

/** The offers of places with variants, and their reports. */
export const mboxOffersPart = shopPart({
  name: 'mboxOffers',
  modules: ({ http, report }) => ({
    mboxOffers: createMboxOffersModule({ client: createOffersClient(http), report }),
  }),
  processes: reportMboxes,
});
