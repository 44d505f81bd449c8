import type { Translation } from '@foolscap/core/messages';
import type * as english from './replacement-dialog-messages.ts';

export const REPLACEMENT_DIALOG_MESSAGES: Translation<typeof english.REPLACEMENT_DIALOG_MESSAGES> = {
  replacementDialog: {
    title: 'Garder l’article de remplacement?',
    keep: 'Le garder',
    remove: 'Le retirer',
    notSaved: 'Nous n’avons pas pu enregistrer votre choix. Réessayez, ou décochez la case.',
    hide: 'Ne plus afficher pendant 30 jours',
  },
};
