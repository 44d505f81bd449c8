export const BILLING_CHOICE_MESSAGES = {
  billingChoice: {
    billTo: 'Bill to',
    other: 'A different address',
    use: 'Use this billing address',
  },
};
