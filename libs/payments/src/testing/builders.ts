import type { OrderPayment } from '../contract/index.ts';

/** A card on an order; say what is special about yours. */
export function buildOrderPayment(special: Partial<OrderPayment> = {}): OrderPayment {
  return {
    id: 'payment-1',
    paymentType: 'CREDIT_CARD',
    brand: 'VISA',
    lastFourDigit: '1111',
    expiryMonth: '04',
    expiryYear: '2031',
    addedToOrder: true,
    ...special,
  };
}
