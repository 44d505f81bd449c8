import { all, put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { createProductPageClient } from '@foolscap/catalog/client';
import { createProductPageModule, productPageActions } from '@foolscap/catalog/state';
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
  *processes() {
    yield all([
      takeEvery(accountEvents.signedOut.type, function* () {
        yield put(productPageActions.viewedReset());
      }),
      cartFollowsPlace(),
    ]);
  },
});
