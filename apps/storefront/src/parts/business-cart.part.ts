import { accountingWrites } from '@foolscap/cart/state';
import { shopPart } from './shop-part.ts';

/** The writes of the cart page that only the business site has. They change the cart's state, and have none of their own. */
export const businessCartPart = shopPart({
  name: 'business-cart',
  modules: ({ extendCart }) => {
    extendCart(accountingWrites);
    return {};
  },
});
