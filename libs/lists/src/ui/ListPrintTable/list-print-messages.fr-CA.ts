import type { Translation } from '@foolscap/core/messages';
import type * as english from './list-print-messages.ts';

export const LIST_PRINT_MESSAGES: Translation<typeof english.LIST_PRINT_MESSAGES> = {
  print: {
    caption: ({ name, items }) => `${name} : ${items}`,
    item: 'Article',
    itemNumber: 'Numéro d’article',
    quantity: 'Quantité',
    price: 'Prix',
    note: (note) => `Note : ${note}`,
    notSold: 'N’est plus vendu',
  },
};
