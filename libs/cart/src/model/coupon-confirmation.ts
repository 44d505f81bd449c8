/**
 * Builds the confirmation for what one action added to the cart: coupons, SKUs or both (cart-8.52 to cart-8.55).
 * @returns undefined if nothing was added
 */
export function couponConfirmation({ coupons, skus }: { coupons: number; skus: number }): string | undefined {
  if (coupons + skus === 0) return undefined;
  const nouns = [
    ...(coupons ? [coupons === 1 ? 'coupon' : 'coupons'] : []),
    ...(skus ? [skus === 1 ? 'SKU' : 'SKUs'] : []),
  ];
  return `Your ${nouns.join(' & ')} ${coupons + skus === 1 ? 'has' : 'have'} been added to the cart.`;
}
