export const CLAIM_FORM_MESSAGES = {
  claimForm: {
    send: 'Send claim',
    order: 'An order on this site',
    orderNote: 'We add the rewards at once if the order is yours.',
    orderNumber: 'Order number',
    email: 'Email address',
    emailHint: 'The address that the order was placed with.',
    receipt: 'A store receipt',
    receiptNote: 'We check the receipt and show the result here.',
    receiptNumber: 'Receipt number',
    date: 'Date',
    total: 'Total',
    totalHint: 'In dollars, such as 45.90.',
    totalInvalid: 'Enter the total in dollars, such as 45.90.',
  },
};
