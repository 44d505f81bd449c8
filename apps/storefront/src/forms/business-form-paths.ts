/** Form endpoints of the cart page's section for the business site, which only that section's chunk contains. */
export const BUSINESS_FORM_PATHS = {
  accounting: '/forms/cart/accounting',
  lineAccounting: '/forms/cart/line-accounting',
} as const;
