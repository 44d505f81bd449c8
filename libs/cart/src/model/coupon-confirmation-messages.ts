/** The English confirmation of added coupons and SKUs (cart-8.52 to cart-8.55). */
export const COUPON_CONFIRMATION_MESSAGES = {
  couponConfirmation: {
    coupons: (count: number): string =>
      count === 1 ? 'Your coupon has been added to the cart.' : 'Your coupons have been added to the cart.',
    skus: (count: number): string =>
      count === 1 ? 'Your SKU has been added to the cart.' : 'Your SKUs have been added to the cart.',
    both: (coupons: number, skus: number) =>
      `Your ${coupons === 1 ? 'coupon' : 'coupons'} & ${skus === 1 ? 'SKU' : 'SKUs'} have been added to the cart.`,
  },
};
