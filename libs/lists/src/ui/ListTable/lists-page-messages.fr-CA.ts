import type { Translation } from '@foolscap/core/messages';
import type * as english from './lists-page-messages.ts';

export const LISTS_PAGE_MESSAGES: Translation<typeof english.LISTS_PAGE_MESSAGES> = {
  listsPage: {
    yours: 'Vos listes',
    pages: 'Pages de listes',
    savedForLater: 'Vous avez aussi des articles gardés pour plus tard dans votre panier.',
    edit: 'Modifier',
    editList: (list) => `Modifier : ${list}`,
    delete: 'Supprimer',
    deleteList: (list) => `Supprimer : ${list}`,
    viewOnly: 'Consultation seulement',
    itemsOnly: 'Articles seulement',
  },
  columns: {
    name: 'Nom de la liste',
    modified: 'Modifiée le',
    type: 'Type de liste',
    actions: 'Actions',
  },
};
