import { reorderAddsToCart } from '../processes/reorder-adds-to-cart.ts';
import { shopPart } from './shop-part.ts';

/** Buying an order again, on each page that offers it. */
export const reorderPart = shopPart({
  name: 'reorder',
  modules: () => ({}),
  processes: () => reorderAddsToCart(),
});
