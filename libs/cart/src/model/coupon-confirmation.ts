import { COUPON_CONFIRMATION_MESSAGES } from './coupon-confirmation-messages.ts';

/**
 * Builds the confirmation for what one action added to the cart: coupons, SKUs or both (cart-8.52 to cart-8.55).
 * @returns undefined if nothing was added
 */
export function couponConfirmation(
  { coupons, skus }: { coupons: number; skus: number },
  { couponConfirmation: texts } = COUPON_CONFIRMATION_MESSAGES,
): string | undefined {
  if (coupons + skus === 0) return undefined;
  if (skus === 0) return texts.coupons(coupons);
  return coupons === 0 ? texts.skus(skus) : texts.both(coupons, skus);
}
