export const PAYMENT_TABS_MESSAGES = {
  paymentTabs: {
    label: 'Payment methods',
    card: 'Credit Card',
    other: 'Other Payment',
    storedValue: 'Gift & prepaid cards',
  },
};
