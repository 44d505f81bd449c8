import type { Translation } from '@foolscap/core/messages';
import type * as english from './collection-messages.ts';

export const COLLECTION_MESSAGES: Translation<typeof english.COLLECTION_MESSAGES> = {
  collections: {
    home: 'Accueil',
    brands: 'Marques',
    inDepartment: (collection, department) => `${collection} : ${department}`,
    deals: { title: 'Aubaines', description: 'Tout ce qui est en solde en ce moment, dans tous les rayons.' },
    noDeals: {
      title: 'Aucune aubaine en ce moment',
      text: 'Voyez plutôt les nouveautés.',
      link: 'Voir les nouveautés',
    },
    weeklyOffers: {
      title: 'Offres de la semaine',
      description: 'Des prix de solde qui se terminent dans les sept prochains jours.',
    },
    noWeeklyOffers: {
      title: 'Aucune offre de la semaine en ce moment',
      text: 'Voyez plutôt tout ce qui est en solde.',
      link: 'Voir les aubaines',
    },
    newArrivals: {
      title: 'Nouveautés',
      description: 'Ce que nous avons ajouté au cours des trois derniers mois.',
    },
    noNewArrivals: {
      title: 'Aucune nouveauté en ce moment',
      text: 'Voyez plutôt ce qui est en solde.',
      link: 'Voir les aubaines',
    },
  },
};
