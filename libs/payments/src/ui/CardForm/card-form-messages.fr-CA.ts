import type { Translation } from '@foolscap/core/messages';
import type * as english from './card-form-messages.ts';

export const CARD_FORM_MESSAGES: Translation<typeof english.CARD_FORM_MESSAGES> = {
  cardForm: {
    accepted: 'Cartes acceptées',
    number: 'Numéro de carte',
    expires: 'Expiration (MM/AA)',
    expiresHint: 'Comme sur la carte',
    expiresHintStore: 'Si la carte en indique une',
    code: 'Code de sécurité',
    codeHint: '3 chiffres au verso',
    codeHintAmex: '4 chiffres au recto',
  },
};
