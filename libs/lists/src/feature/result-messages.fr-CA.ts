import type { Translation } from '@foolscap/core/messages';
import type * as english from './result-messages.ts';

const added = ({ added: count, of }: { added: number; of: number }) =>
  `${count} ${count <= 1 ? 'article' : 'articles'} sur ${of} ${count <= 1 ? 'ajouté' : 'ajoutés'}`;

export const LIST_RESULT_MESSAGES: Translation<typeof english.LIST_RESULT_MESSAGES> = {
  results: {
    problem: ({ item, reason }) => `${item} : ${reason}`,
    refused: 'L’article n’a pas pu être ajouté.',
    addedToCart: (counts) => `${added(counts)} à votre panier.`,
    addedToList: (counts) => `${added(counts)} à la liste.`,
    remaining: (count) =>
      count <= 1
        ? '1 autre article n’a pas été ajouté : un panier accepte 500 articles à la fois. Sélectionnez-le pour l’ajouter aussi.'
        : `${count} autres articles n’ont pas été ajoutés : un panier accepte 500 articles à la fois. Sélectionnez-les pour les ajouter aussi.`,
  },
};
