import { createCouponsModule } from '@foolscap/cart/state';
import { shopPart } from './shop-part.ts';

/** The coupons of the cart, whose changes join the cart's queue. */
export const couponsPart = shopPart({
  name: 'coupons',
  modules: ({ extendCart }) => {
    const coupons = createCouponsModule();
    extendCart(coupons.writes);
    return { coupons };
  },
});
