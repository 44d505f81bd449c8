import type { Translation } from '@foolscap/core/messages';
import type * as english from './list-csv-messages.ts';

export const LIST_CSV_MESSAGES: Translation<typeof english.LIST_CSV_MESSAGES> = {
  listCsv: {
    itemId: 'Numéro d’article',
    qty: 'Quantité',
    note: 'Note',
    name: 'Nom',
    price: 'Prix',
    unnamed: 'Liste',
  },
};
