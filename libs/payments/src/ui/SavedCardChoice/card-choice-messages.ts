export const CARD_CHOICE_MESSAGES = {
  cardChoice: {
    none: 'Save a card in your account to pay with it here.',
    payWith: 'Pay with',
    expired: 'Update its expiration date in your account, or use another card.',
    newCard: 'Use a new card',
    use: 'Use this card',
    keep: 'Keep',
    keepOf: (card: string) => `Keep ${card}`,
    retry: 'Try again',
    retryOf: (card: string) => `Try again: ${card}`,
  },
};
