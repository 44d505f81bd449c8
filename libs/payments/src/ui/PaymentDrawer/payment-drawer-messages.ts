import { STORED_VALUE_LIMIT } from '../../model/codes.ts';

export const PAYMENT_DRAWER_MESSAGES = {
  paymentChoice: { more: 'More ways to pay' },
  split: {
    cards: 'Gift & prepaid cards',
    cardsHint: 'Pay a part of your order with gift or prepaid cards.',
    full: `You can use up to ${STORED_VALUE_LIMIT} gift and prepaid cards per order.`,
    addGiftCard: 'Add gift card',
    addPrepaidCard: 'Add prepaid card',
    rest: 'Payment for the rest',
    total: 'Order total',
    left: 'Left to pay',
    nothingLeft: 'No other payment is needed.',
    noPayment: 'No payment chosen yet',
    change: 'Change payment',
    choose: 'Choose payment',
    billing: 'Billing address',
    noBilling: 'No billing address',
    editBilling: 'Edit billing address',
    addBilling: 'Add billing address',
  },
  billingCheck: {
    mismatch: 'The city or state of your address doesn’t match its ZIP code.',
    unknown: (zipCode: string) => `We couldn’t find ZIP code ${zipCode}. Check that your address is correct.`,
    label: 'Billing address',
    suggested: 'Suggested',
    entered: 'As entered',
    use: 'Use this address',
    edit: 'Edit address',
  },
};
