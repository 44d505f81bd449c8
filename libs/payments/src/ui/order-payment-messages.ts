export const ORDER_PAYMENT_MESSAGES = {
  orderPayment: { declined: 'Declined', onOrder: 'On this order' },
};
