import type { Translation } from '@foolscap/core/messages';
import type * as english from './card-entry-messages.ts';

export const CARD_ENTRY_MESSAGES: Translation<typeof english.CARD_ENTRY_MESSAGES> = {
  cardEntry: {
    expiryMissing: 'Entrez le mois et l’année indiqués sur la carte.',
    expired: 'Cette carte est expirée.',
    codeLength: (digits) => `Entrez les ${digits ?? '3 ou 4'} chiffres du code de sécurité.`,
    billingMissing: 'Entrez l’adresse de facturation.',
  },
};
