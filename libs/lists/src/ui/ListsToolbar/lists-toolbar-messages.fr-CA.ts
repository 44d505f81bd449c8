import type { Translation } from '@foolscap/core/messages';
import type * as english from './lists-toolbar-messages.ts';

export const LISTS_TOOLBAR_MESSAGES: Translation<typeof english.LISTS_TOOLBAR_MESSAGES> = {
  toolbar: {
    search: 'Chercher dans les listes',
    show: 'Afficher',
    sortBy: 'Trier par',
  },
  sorts: {
    MODIFIED_DATE_ASCENDING: 'Dernière modification',
    LISTNAME_ASCENDING: 'Nom de la liste, de A à Z',
    LISTNAME_DESCENDING: 'Nom de la liste, de Z à A',
    MODIFIED_DATE_DESCENDING: 'Dernière modification, la plus récente d’abord',
  },
  filters: {
    ALL_LIST: 'Toutes les listes',
    PERSONAL: 'Mes listes personnelles',
    SHARED: 'Listes partagées',
    FAVORITES: 'Mes listes favorites',
  },
};
