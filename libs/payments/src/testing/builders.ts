import type { OrderPayment } from '../contract/index.ts';

/** Builds the card of an order; `overrides` replaces single fields. */
export function buildOrderPayment(overrides: Partial<OrderPayment> = {}): OrderPayment {
  return {
    id: 'payment-1',
    paymentType: 'CREDIT_CARD',
    brand: 'VISA',
    lastFourDigit: '1111',
    expiryMonth: '04',
    expiryYear: '2031',
    addedToOrder: true,
    ...overrides,
  };
}
