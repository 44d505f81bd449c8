import { all, put, takeEvery } from 'redux-saga/effects';
import { accountEvents } from '@foolscap/account/state';
import { createProductPageClient } from '@foolscap/catalog/client';
import { createProductPageModule, productPageActions } from '@foolscap/catalog/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { cartFollowsPlace } from '../processes/cart-follows-place.ts';
import { shopPart } from './shop-part.ts';

/** Reviews beyond the first, writing one, and what was looked at before. */
export const productPart = shopPart({
  name: 'product',
  modules: ({ http, newKey }) => ({
    productPage: createProductPageModule({
      client: createProductPageClient(http),
      newKey,
      // Kept beyond the visit, unlike what the rest of the shop keeps.
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
