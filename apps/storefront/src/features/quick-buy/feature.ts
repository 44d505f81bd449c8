import { all, call } from 'redux-saga/effects';
import { createQuickBuyClient } from '@foolscap/account/client';
import { createQuickBuySettingsModule } from '@foolscap/account/state';
import { createHttpForCart } from '@foolscap/cart/client';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { createQuickBuyModule } from '@foolscap/checkout/state';
import { tryTurn } from '@foolscap/core/tabs';
import { defineFeature } from '../define-feature.ts';
import { cartFollowsQuickBuy } from './cart-follows-quick-buy.ts';
import { createFillBuyNowCart } from './fill-buy-now-cart.ts';
import { quickBuyOutcomes } from './quick-buy-outcomes.ts';

/** Buying an item from its page without checkout, and the quick-buy setup. */
export const quickBuyFeature = defineFeature({
  name: 'quick-buy',
  modules: ({ http, inLane, newKey, storage }) => ({
    quickBuy: createQuickBuyModule({
      client: createCheckoutClient(createHttpForCart(http, 'BUY_NOW')),
      prepare: createFillBuyNowCart(http, newKey),
      inLane,
      newKey,
      keys: storage,
      tryTurn: () => tryTurn('quick-buy'),
    }),
    quickBuySettings: createQuickBuySettingsModule({ client: createQuickBuyClient(http) }),
  }),
  *processes(deps) {
    yield all([call(quickBuyOutcomes, deps), call(cartFollowsQuickBuy)]);
  },
});
