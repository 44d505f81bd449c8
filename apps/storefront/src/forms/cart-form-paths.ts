/** Form endpoints of the cart page's sections. They are separate from `FORM_PATHS`, so that only those sections' chunk contains them. */
export const CART_FORM_PATHS = {
  freeItems: '/forms/cart/free-items',
  services: '/forms/cart/services',
  offer: '/forms/cart/offer',
} as const;
