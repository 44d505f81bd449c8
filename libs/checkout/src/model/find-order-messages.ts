/** The English messages of the form that finds an order. */
export const FIND_ORDER_MESSAGES = {
  findOrder: {
    number: 'Order number',
    numberHint: 'It is in the emails about your order.',
    email: 'Email address',
    emailHint: 'The address that you placed the order with.',
    find: 'Find order',
  },
};
