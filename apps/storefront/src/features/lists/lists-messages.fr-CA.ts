import type { Translation } from '@foolscap/core/messages';
import type * as english from './lists-messages.ts';

export const LISTS_SCREEN_MESSAGES: Translation<typeof english.LISTS_SCREEN_MESSAGES> = {
  listPages: {
    addToList: 'Ajouter à une liste',
    moveToList: 'Déplacer vers une liste',
    all: 'Toutes les listes',
    lists: 'Listes',
    item: (itemId) => `Article ${itemId}`,
    create: 'Créer une liste',
    signIn: 'Ouvrez une session',
    shop: 'Commencer à magasiner',
    note: (note) => `Note : ${note}`,
    toKeep: 'pour conserver vos listes et les voir sur d’autres appareils.',
  },
};
