export const STORED_VALUE_FORM_MESSAGES = {
  storedValueForm: {
    removeOne: 'Remove one to add another.',
    type: 'Type of card',
    GIFT_CARD: 'Gift card number',
    PREPAID_CARD: 'Prepaid card number',
    code: 'Card code',
    codeHint: '4 digits on the back',
    apply: 'Apply card',
    check: 'Check balance',
    openBalance: 'Open the balance page',
    checkOther: 'Check a balance',
  },
};
