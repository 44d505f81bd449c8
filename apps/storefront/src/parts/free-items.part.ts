import { freeItemWrites } from '@foolscap/cart/state';
import { shopPart } from './shop-part.ts';

/** The writes of free items. They change the cart's state, and have none of their own. */
export const freeItemsPart = shopPart({
  name: 'free-items',
  modules: ({ extendCart }) => {
    extendCart(freeItemWrites);
    return {};
  },
});
