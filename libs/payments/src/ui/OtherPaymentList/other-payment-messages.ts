export const OTHER_PAYMENT_MESSAGES = {
  otherPaymentList: {
    none: 'There are no other ways to pay for this order.',
    label: 'Other ways to pay',
    billedTo: (organization: string) => `Billed to ${organization}`,
    useInvoice: 'Use invoice',
    next: 'Continue',
  },
};
