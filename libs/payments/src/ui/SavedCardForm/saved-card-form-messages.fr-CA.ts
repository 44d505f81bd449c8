import type { Translation } from '@foolscap/core/messages';
import type * as english from './saved-card-form-messages.ts';

export const SAVED_CARD_FORM_MESSAGES: Translation<typeof english.SAVED_CARD_FORM_MESSAGES> = {
  savedCardForm: {
    expires: 'Expiration (MM/AA)',
    save: 'Enregistrer les modifications',
    changeBilling: 'Modifier l’adresse de facturation',
  },
};
