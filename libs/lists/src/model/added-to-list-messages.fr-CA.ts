import type { Translation } from '@foolscap/core/messages';
import type * as english from './added-to-list-messages.ts';

export const ADDED_TO_LIST_MESSAGES: Translation<typeof english.ADDED_TO_LIST_MESSAGES> = {
  addedToList: {
    added: ({ item, list }) => `${item} : ajouté à « ${list} ».`,
    moved: ({ item, list }) => `${item} : déplacé vers « ${list} ».`,
    viewList: 'Voir la liste',
    close: 'Continuer à magasiner',
  },
};
