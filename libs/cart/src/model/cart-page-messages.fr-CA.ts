import type { Translation } from '@foolscap/core/messages';
import type * as english from './cart-page-messages.ts';

export const CART_PAGE_MESSAGES: Translation<typeof english.CART_PAGE_MESSAGES> = {
  page: {
    items: 'Articles dans votre panier',
    justAdded: 'Ajout récent',
    wasAdded: (name) => `${name} vient d’être ajouté.`,
    wereAdded: (name, others) =>
      `${name} et ${others} ${others <= 1 ? 'autre article' : 'autres articles'} viennent d’être ajoutés.`,
    notNow: 'Non offert pour le moment',
    noLonger: 'N’est plus offert',
    soldBy: (seller) => `Vendu et expédié par ${seller}`,
    contentsOf: (bundle) => `Contenu de ${bundle}`,
    inBundle: 'Dans cet ensemble',
    included: 'Inclus',
    bundlePrice: 'Prix de l’ensemble',
    noneInStore: (store) =>
      `Cet article n’est pas en stock (${store}); rien n’a donc changé pour lui. Faites-le livrer, ou choisissez un autre magasin.`,
    yourStore: 'votre magasin',
  },
  itemNotes: {
    discontinued: 'Abandonné',
    limitedQuantities: 'Quantités limitées',
    newPackaging: 'Nouvel emballage!',
    expertsSuggest: 'Suggéré par nos experts',
    viewDetails: 'Voir les détails',
  },
};
