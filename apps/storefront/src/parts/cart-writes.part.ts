import { freeItemWrites, furnitureServicesWrites } from '@foolscap/cart/state';
import { shopPart } from './shop-part.ts';

/** The writes of the cart page that other pages do not need. They change the cart's state, and have none of their own. */
export const cartWritesPart = shopPart({
  name: 'cart-writes',
  modules: ({ extendCart }) => {
    extendCart([...freeItemWrites, ...furnitureServicesWrites]);
    return {};
  },
});
