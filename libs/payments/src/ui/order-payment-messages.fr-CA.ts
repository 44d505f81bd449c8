import type { Translation } from '@foolscap/core/messages';
import type * as english from './order-payment-messages.ts';

export const ORDER_PAYMENT_MESSAGES: Translation<typeof english.ORDER_PAYMENT_MESSAGES> = {
  orderPayment: { declined: 'Refusé', onOrder: 'Pour cette commande' },
};
