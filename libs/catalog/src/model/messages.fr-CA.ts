import type { Translation } from '@foolscap/core/messages';
import type * as english from './messages.ts';

export const CATALOG_MESSAGES: Translation<typeof english.CATALOG_MESSAGES> = {
  sort: {
    relevance: 'Pertinence',
    popular: 'Les plus populaires',
    'price-asc': 'Prix : croissant',
    'price-desc': 'Prix : décroissant',
    rating: 'Les mieux notés',
    newest: 'Les plus récents',
    name: 'Nom',
    saving: 'Meilleurs rabais',
  },
  reviewSort: {
    newest: 'Les plus récents',
    highest: 'Les meilleures notes',
    lowest: 'Les moins bonnes notes',
  },
  texts: {
    productCount: (count) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'produit' : 'produits'}`,
    missingWords: (words) =>
      `Nous ne vendons pas ${words.map((word) => `« ${word} »`).join(' ou ')}. Voici les produits qui correspondent à vos autres mots.`,
    someWords: 'Aucun résultat exact. Voici les produits qui correspondent à une partie de vos mots.',
  },
};
