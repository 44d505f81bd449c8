import { createMiniCartModule } from '@foolscap/cart/state';
import { readShopCookie } from '@foolscap/core/cookies';
import { defineFeature } from '../define-feature.ts';

/** The setting on `window` for the delay, in milliseconds, before the mini cart opens without content (cart-4.47). */
const OPEN_DELAY_SETTING = 'miniCartOpenDelay';

/** The mini cart, with the layout chosen by the cookie `MCVCB`. Loaded only in the browser, when the cart link is pressed. */
export const miniCartFeature = defineFeature({
  name: 'mini-cart',
  modules: () => ({
    miniCart: createMiniCartModule({
      getOpenDelay: (): unknown => Reflect.get(window, OPEN_DELAY_SETTING),
      variant: readShopCookie(document.cookie, 'MCVCB') ? 'compact' : 'full',
    }),
  }),
});
