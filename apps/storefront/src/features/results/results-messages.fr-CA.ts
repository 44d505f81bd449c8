import type { Translation } from '@foolscap/core/messages';
import type * as english from './results-messages.ts';

export const RESULTS_SCREEN_MESSAGES: Translation<typeof english.RESULTS_SCREEN_MESSAGES> = {
  resultPages: {
    searchFor: 'Rechercher un produit',
    search: 'Rechercher',
    departments: 'Magasiner par rayon',
    products: 'Produits',
    findInk: 'Trouver l’encre de votre imprimante',
    view: 'Affichage',
    grid: 'Grille',
    list: 'Liste',
    store: (storeNumber) => `magasin ${storeNumber}`,
  },
};
