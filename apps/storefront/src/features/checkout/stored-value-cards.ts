import type { CheckoutInfo } from '@foolscap/checkout/contract';

/** Returns the gift and prepaid cards of an order, applied or not, without its rewards. */
export const getStoredValueCards = ({ orderPayments = [] }: Pick<CheckoutInfo, 'orderPayments'>) =>
  orderPayments.flatMap(({ paymentType, ...card }) =>
    paymentType === 'REWARDS' ? [] : [{ ...card, paymentType }],
  );
