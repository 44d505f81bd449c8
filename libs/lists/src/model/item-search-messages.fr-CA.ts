import type { Translation } from '@foolscap/core/messages';
import type * as english from './item-search-messages.ts';

const number = (value: number) => value.toLocaleString('fr-CA');

export const ITEM_SEARCH_MESSAGES: Translation<typeof english.ITEM_SEARCH_MESSAGES> = {
  itemSearch: {
    landmark: 'Articles de vos listes',
    label: 'Trouver un article dans vos listes',
    search: 'Rechercher',
    clear: 'Effacer la recherche',
    found: ({ count, text }) =>
      count <= 1
        ? `${number(count)} article trouvé pour « ${text} ».`
        : `${number(count)} articles trouvés pour « ${text} ».`,
    shown: ({ first, last, count }) => `Articles ${number(first)} à ${number(last)} sur ${number(count)}.`,
    none: (text) => `Aucun article de vos listes ne correspond à « ${text} ».`,
    noneHint: 'Vérifiez l’orthographe, ou cherchez un autre mot ou un numéro d’article.',
    failed: 'Nous n’avons pas pu chercher dans vos listes.',
    pages: 'Pages d’articles trouvés',
    facts: ({ itemId, qty }) => `Article ${itemId} · Quantité ${number(qty)}`,
    note: (note) => `Note : ${note}`,
  },
};
