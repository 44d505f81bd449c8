import { createSharedCartsClient } from '@foolscap/cart/client';
import { createSharedCartModule } from '@foolscap/cart/state';
import { shopPart } from './shop-part.ts';

/** Links to copies of the cart, whose changes join the cart's queue. */
export const sharedCartPart = shopPart({
  name: 'shared-cart',
  modules: ({ http, newKey, extendCart }) => {
    const sharedCart = createSharedCartModule({ client: createSharedCartsClient(http), newKey });
    extendCart(sharedCart.writes);
    return { sharedCart };
  },
});
