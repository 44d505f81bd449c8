import type { Translation } from '@foolscap/core/messages';
import type * as english from './list-form-messages.ts';

export const LIST_FORM_MESSAGES: Translation<typeof english.LIST_FORM_MESSAGES> = {
  listForm: {
    name: 'Nom de la liste',
    type: 'Type de liste',
    viewOnly: 'Les autres membres peuvent seulement la voir',
    cancel: 'Annuler',
    PERSONAL: 'Vous êtes la seule personne à la voir.',
    SHARED: 'Les autres membres de votre compte peuvent l’utiliser et la modifier.',
    GLOBAL:
      'Tous les membres de votre compte peuvent l’utiliser. Seuls les administrateurs peuvent la modifier.',
  },
};
