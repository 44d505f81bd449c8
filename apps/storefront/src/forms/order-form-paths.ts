/** Form endpoints for placed orders, which only the chunks that show orders contain. */
export const ORDER_FORM_PATHS = {
  buyAgain: '/forms/orders/again',
  find: '/forms/orders/find',
} as const;
