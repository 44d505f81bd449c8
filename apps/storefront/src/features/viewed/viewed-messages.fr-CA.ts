import type { Translation } from '@foolscap/core/messages';
import type * as english from './viewed-messages.ts';

export const VIEWED_SCREEN_MESSAGES: Translation<typeof english.VIEWED_SCREEN_MESSAGES> = {
  viewed: {
    home: 'Accueil',
    heading: 'Vus récemment',
    note: 'Conservés dans ce navigateur seulement.',
    clear: 'Effacer la liste',
    needsScript:
      'Les produits vus récemment sont conservés dans votre navigateur, qui a besoin de JavaScript pour les afficher.',
    none: 'Rien de vu pour le moment',
    seeProducts: 'Voir tous les produits',
    seeNew: 'Voir les nouveautés',
    noneHint: 'Les produits que vous ouvrez apparaissent ici pour que vous puissiez les retrouver.',
    failed: 'Nous n’avons pas pu afficher ces produits. Réessayez dans un instant.',
  },
};
