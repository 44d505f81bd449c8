import type { Translation } from '@foolscap/core/messages';
import type * as english from './stores-messages.ts';

export const STORES_SCREEN_MESSAGES: Translation<typeof english.STORES_SCREEN_MESSAGES> = {
  storePages: {
    allStates: 'Tous les États',
    findStore: 'Trouver un magasin près de vous',
    byState: 'Magasins par État',
    noneYet: 'Aucun magasin pour le moment',
    seeProducts: 'Voir tous les produits',
    noneYetHint: 'Nous livrons tout ce que nous vendons.',
    noneInState: 'Aucun magasin dans cet État',
    seeStates: 'Voir tous les États',
    noneInStateHint: 'Vérifiez l’adresse ou choisissez un autre État.',
    stores: 'Magasins',
    home: 'Accueil',
    loading: 'Chargement des magasins',
    seeByState: 'Voir tous les magasins par État',
    notSelected: 'Nous n’avons pas pu choisir ce magasin. Réessayez ou choisissez-en un autre.',
    yourStore: 'Votre magasin',
    chooseStore: 'Choisir un magasin',
    store: 'Magasin',
    count: (count) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'magasin' : 'magasins'}`,
    storesIn: (state) => `Magasins : ${state}`,
    closedToday: (status) => `Fermé aujourd’hui, ${status}`,
    today: (hours) => `Aujourd’hui ${hours}`,
    named: (name) => `Magasin ${name}`,
  },
};
