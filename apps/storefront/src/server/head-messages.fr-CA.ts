import type { Translation } from '@foolscap/core/messages';
import type * as english from './head-messages.ts';

export const HEAD_MESSAGES: Translation<typeof english.HEAD_MESSAGES> = {
  head: {
    shop: 'Papier, stylos, encre, meubles et tout ce qu’il faut à un bureau, livrés ou ramassés en magasin.',
    home: 'Papier, stylos, encre, meubles et tout ce qu’il faut à un bureau, livrés.',
    deals: 'Fournitures de bureau, meubles et appareils électroniques en solde.',
    weeklyOffers: 'Les prix en solde qui se terminent cette semaine, par rayon.',
    newArrivals: 'Les nouveautés du magasin : fournitures de bureau, meubles et appareils électroniques.',
    brands: 'Toutes les marques de fournitures de bureau, de meubles et d’appareils électroniques, de A à Z.',
    brand: (name) => `Tous les produits ${name} : prix, stocks, avis et livraison.`,
    finder: 'Trouvez l’encre ou le toner qui convient à votre imprimante, par marque et par modèle.',
    printers: (brand) => `Encre et toner pour les imprimantes ${brand}, par série et par modèle.`,
    printer: (name) =>
      `Tout ce qui convient à l’imprimante ${name} : cartouches par couleur, cartouches à haut rendement et pièces.`,
    giftCards:
      'Offrez une carte-cadeau, valable pour tout ce que nous vendons, ou consultez le solde d’une carte.',
    membership:
      'Livraison gratuite et prix réduits pour les membres : les programmes, leurs prix et leurs conditions.',
    contact: 'Écrivez-nous au sujet d’une commande, d’une livraison, d’un retour ou d’un produit.',
    newsletter: 'Recevez nos offres et nos nouvelles par courriel.',
    storeDirectory: 'Tous les magasins par État, avec adresses, heures d’ouverture et numéros de téléphone.',
    storesIn: (state) =>
      `Tous les magasins : ${state}, avec adresses, heures d’ouverture du jour et numéros de téléphone.`,
    store: (address) => `${address}. Heures d’ouverture, jours fériés et stocks.`,
    help: 'Réponses sur les commandes, la livraison, le ramassage, les retours, le paiement et votre compte.',
    breadcrumbHome: 'Accueil',
    allStates: 'Tous les États',
  },
};
