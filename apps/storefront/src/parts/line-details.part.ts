import { createNoticesClient, createOffersClient } from '@foolscap/cart/client';
import { createNoticeOptOutModule, createOffersModule, furnitureServicesWrites } from '@foolscap/cart/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { reportOffers } from '../processes/report-offers.ts';
import { shopPart } from './shop-part.ts';

/** The modules of details that few lines of a cart have: suggested items, hidden notices, and furniture services. */
export const lineDetailsPart = shopPart({
  name: 'line-details',
  processes: reportOffers,
  modules: ({ http, extendCart }) => {
    const offers = createOffersModule({ client: createOffersClient(http) });
    extendCart([...furnitureServicesWrites, ...offers.writes]);
    const noticeOptOut = createNoticeOptOutModule({
      client: createNoticesClient(http),
      storage: createExpiringStorage(() => window.localStorage, systemClock),
    });
    return { offers, noticeOptOut };
  },
});
