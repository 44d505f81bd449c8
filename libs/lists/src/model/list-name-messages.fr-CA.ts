import type { Translation } from '@foolscap/core/messages';
import { MAX_LIST_NAME_LENGTH } from './codes.ts';
import type * as english from './list-name-messages.ts';

export const LIST_NAME_MESSAGES: Translation<typeof english.LIST_NAME_MESSAGES> = {
  listName: {
    required: 'Le nom de la liste est obligatoire',
    tooLong: `Utilisez au plus ${MAX_LIST_NAME_LENGTH} caractères.`,
    inUse: 'Vous avez déjà une liste de ce nom.',
  },
};
