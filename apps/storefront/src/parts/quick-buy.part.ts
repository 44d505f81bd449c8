import { createHttpForCart } from '@foolscap/cart/client';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { createQuickBuyModule } from '@foolscap/checkout/state';
import { tryTurn } from '@foolscap/core/tabs';
import { createFillBuyNowCart } from '../processes/fill-buy-now-cart.ts';
import { quickBuyFollowsAccount } from '../processes/quick-buy-follows-account.ts';
import { shopPart } from './shop-part.ts';

/** Buying an item from its page, without checkout. It loads with the button of shoppers who can. */
export const quickBuyPart = shopPart({
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
  }),
  processes: quickBuyFollowsAccount,
});
