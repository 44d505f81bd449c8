import type { Translation } from '@foolscap/core/messages';
import type * as english from './add-to-list-messages.ts';

export const ADD_TO_LIST_MESSAGES: Translation<typeof english.ADD_TO_LIST_MESSAGES> = {
  addTo: {
    title: ({ isMove, isDone }) =>
      isMove
        ? isDone
          ? 'Déplacement terminé'
          : 'Déplacer vers une liste'
        : isDone
          ? 'Ajout terminé'
          : 'Ajouter à une liste',
    list: 'Liste',
    newList: 'Une nouvelle liste',
    alreadyOn: 'déjà dans cette liste',
    onLists: (names) => `Dans vos listes : ${names}`,
    more: 'Afficher plus de listes',
    createAndAdd: 'Créer la liste et ajouter',
    createAndMove: 'Créer la liste et déplacer',
    add: (count) => (count <= 1 ? 'Ajouter l’article' : `Ajouter ${count} articles`),
    move: (count) => (count <= 1 ? 'Déplacer l’article' : `Déplacer ${count} articles`),
  },
};
