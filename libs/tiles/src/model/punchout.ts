/** Codes of the punchout calls (storefront-4.38). */
export const PUNCHOUT_CODES = {
  /** 503: no configurator is set up. */
  unavailable: 'CONFIGURATOR_UNAVAILABLE',
  itemNotFound: 'PRODUCT_NOT_FOUND',
  /** 409: the item is not made to order. */
  notCustom: 'PUNCHOUT_NOT_CUSTOM',
  /** 409: the item has no stock or no price. */
  notForSale: 'PUNCHOUT_NOT_FOR_SALE',
  /** 400: the configurator has not signed the result. */
  invalid: 'PUNCHOUT_INVALID',
  cardNumber: 'CARD_NUMBER_IN_TEXT',
  /** 404: the visit belongs to another shopper, or is unknown. */
  notFound: 'PUNCHOUT_NOT_FOUND',
  used: 'PUNCHOUT_USED',
  canceled: 'PUNCHOUT_CANCELED',
  expired: 'PUNCHOUT_EXPIRED',
} as const;
