export const CARD_NAME_MESSAGES = {
  cardNames: {
    VISA: 'Visa',
    MASTER_CARD: 'Mastercard',
    AMEX: 'American Express',
    DISCOVER: 'Discover',
    STAPLES: 'Store card',
    GIFT_CARD: 'Gift card',
    PREPAID_CARD: 'Prepaid card',
    endingIn: (name: string, digits: string) => `${name} ending in ${digits}`,
  },
};

/** The names of cards. */
export type CardNames = (typeof CARD_NAME_MESSAGES)['cardNames'];
