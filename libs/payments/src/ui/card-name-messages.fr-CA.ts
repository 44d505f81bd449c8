import type { Translation } from '@foolscap/core/messages';
import type * as english from './card-name-messages.ts';

export const CARD_NAME_MESSAGES: Translation<typeof english.CARD_NAME_MESSAGES> = {
  cardNames: {
    VISA: 'Visa',
    MASTER_CARD: 'Mastercard',
    AMEX: 'American Express',
    DISCOVER: 'Discover',
    STAPLES: 'Carte du magasin',
    GIFT_CARD: 'Carte-cadeau',
    PREPAID_CARD: 'Carte prépayée',
    endingIn: (name, digits) => `${name} se terminant par ${digits}`,
  },
};
