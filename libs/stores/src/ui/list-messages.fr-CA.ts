import type { Translation } from '@foolscap/core/messages';
import type * as english from './list-messages.ts';

const stores = (count: number) => `${count} ${count <= 1 ? 'magasin' : 'magasins'}`;

export const STORE_LIST_MESSAGES: Translation<typeof english.STORE_LIST_MESSAGES> = {
  list: {
    stores: 'Magasins',
    other: 'Un autre magasin',
    nearby: 'Magasins à proximité',
    pickup: 'Magasins offrant le ramassage',
    results: 'Résultats de la recherche',
    within: 'Dans un rayon de',
    miles: (radius) => `${radius} milles`,
    distance: (miles) => `${miles?.toLocaleString('fr-CA')} mi`,
    count: stores,
    found: (count, radius, near) =>
      `${stores(count)} dans un rayon de ${radius} milles${near ? ` autour de ${near}` : ''}`,
    more: 'Afficher plus de magasins',
    hoursOf: (store) => `Heures d’ouverture : ${store}`,
    ready: (time) => `Prêt pour le ramassage : ${time}`,
    noPickup: 'Le ramassage n’est pas offert dans ce magasin.',
    choose: 'Choisir',
    chooseStore: (store) => `Choisir ${store}`,
    makeYours: 'En faire mon magasin',
    makeStoreYours: (store) => `En faire mon magasin : ${store}`,
  },
};
