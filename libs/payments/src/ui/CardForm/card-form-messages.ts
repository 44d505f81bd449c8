export const CARD_FORM_MESSAGES = {
  cardForm: {
    accepted: 'Accepted cards',
    number: 'Card number',
    expires: 'Expires (MM/YY)',
    expiresHint: 'As on the card',
    expiresHintStore: 'If the card shows one',
    code: 'Security code',
    codeHint: '3 digits on the back',
    codeHintAmex: '4 digits on the front',
  },
};
