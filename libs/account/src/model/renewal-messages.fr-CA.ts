import type { Translation } from '@foolscap/core/messages';
import { RENEWAL_CODES } from './memberships.ts';
import type * as english from './renewal-messages.ts';

export const RENEWAL_MESSAGES: Translation<typeof english.RENEWAL_MESSAGES> = {
  renewalErrors: {
    [RENEWAL_CODES.notRenewable]: 'Cette adhésion ne peut pas être renouvelée automatiquement.',
    [RENEWAL_CODES.priceChanged]: 'Le prix a changé. Vérifiez-le, puis réessayez.',
    [RENEWAL_CODES.cardRequired]: 'Choisissez d’abord une carte pour votre adhésion.',
  },
  renewalProblems: {
    PAYMENT_DECLINED: 'Votre carte a été refusée.',
    CARD_REMOVED: 'Aucune carte enregistrée n’est choisie pour votre adhésion.',
    CARD_EXPIRED: 'Votre carte est expirée.',
    PRICE_ROSE: 'Le prix a augmenté.',
    DISCONTINUED: 'Cette adhésion n’est plus vendue.',
    NOT_PLACED: 'Nous n’avons pas pu passer la commande.',
  },
};
