import {
  createNoticesClient,
  createOffersClient,
  createSavedItemsClient,
  createSharedCartsClient,
} from '@foolscap/cart/client';
import {
  accountingWrites,
  createCouponsModule,
  createNoticeOptOutModule,
  createOffersModule,
  createSavedItemsModule,
  createSharedCartModule,
  freeItemWrites,
  furnitureServicesWrites,
} from '@foolscap/cart/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { defineFeature } from '../define-feature.ts';
import { reportOffers } from './report-offers.ts';

/**
 * State for the cart page's content other than lines and totals: coupons, free items, line offers and notices, saved items, and shared
 * links.
 */
export const cartFeature = defineFeature({
  name: 'cart',
  modules: ({ http, newKey, connection, extendCart }) => {
    const coupons = createCouponsModule();
    const offers = createOffersModule({ client: createOffersClient(http) });
    const saved = createSavedItemsModule({
      client: createSavedItemsClient(http),
      ...(connection && { connection }),
    });
    const sharedCart = createSharedCartModule({ client: createSharedCartsClient(http), newKey });
    extendCart([
      ...coupons.writes,
      ...freeItemWrites,
      ...furnitureServicesWrites,
      ...offers.writes,
      ...saved.writes,
      ...sharedCart.writes,
      ...accountingWrites,
    ]);
    const noticeOptOut = createNoticeOptOutModule({
      client: createNoticesClient(http),
      storage: createExpiringStorage(() => window.localStorage, systemClock),
    });
    return { coupons, offers, saved, sharedCart, noticeOptOut };
  },
  processes: reportOffers,
});
