import { createCartClient } from '@foolscap/cart/client';
import { CART_CODES, isSameCode, readCouponCodes } from '@foolscap/cart/model';
import type { CouponEntryError } from '@foolscap/cart/model';
import { toFailure } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { FORM_PATHS } from '../forms/forms.tsx';
import { type Endpoint, toCart } from './cart-forms.ts';

const getCouponCodes = async (http: HttpClient): Promise<string[]> =>
  ((await createCartClient(http).getCart()).data.cartInfo.coupons ?? []).map(({ couponCode }) => couponCode);

/** Returns the cart page with its coupon form, which shows why a coupon was rejected. */
const refusedCoupon = (coupon: string, couponError: CouponEntryError): string =>
  `/cart?${new URLSearchParams({ couponError, coupon: coupon.slice(0, 200) })}#coupons`;

/** Registers the form endpoints of the coupons. */
export function couponForms(on: Endpoint): void {
  on(
    FORM_PATHS.enterCoupons,
    async (http, { coupon = '' }) => {
      const held = await getCouponCodes(http);
      const entry = readCouponCodes(coupon, held);
      if (entry.error) return refusedCoupon(coupon, entry.error);
      try {
        await createCartClient(http).updateCart({ coupons: [...held, ...entry.codes] }, crypto.randomUUID());
      } catch (error) {
        if (toFailure(error).code !== CART_CODES.couponInvalid) throw error;
        return refusedCoupon(coupon, 'unknown');
      }
      return '/cart#coupons';
    },
    toCart,
  );
  on(
    FORM_PATHS.removeCoupon,
    async (http, { coupon = '' }) => {
      const held = await getCouponCodes(http);
      const coupons = held.filter((code) => !isSameCode(code, coupon));
      if (coupons.length < held.length)
        await createCartClient(http).updateCart({ coupons }, crypto.randomUUID());
      return '/cart#coupons';
    },
    toCart,
  );
}
