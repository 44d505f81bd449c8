export const NEW_CARD_MESSAGES = {
  newCard: {
    nickname: 'Nickname',
    nicknameHint: 'For example, Office card',
    membership: 'Use for my membership',
    save: 'Save this card for next time',
    billSame: 'Bill to the delivery address',
    billedTo: (address: string) => `Billed to ${address}`,
    billing: 'Billing address',
    saveCard: 'Save card',
    use: 'Use this card',
    cancel: 'Cancel',
  },
};
