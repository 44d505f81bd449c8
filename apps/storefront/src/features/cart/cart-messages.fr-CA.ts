import type { Translation } from '@foolscap/core/messages';
import type * as english from './cart-messages.ts';

export const CART_SCREEN_MESSAGES: Translation<typeof english.CART_SCREEN_MESSAGES> = {
  cart: {
    heading: 'Votre panier',
    shop: 'Commencer à magasiner',
    yourLists: 'Vos listes',
    allLists: 'Toutes les listes',
    noneSaved: 'Aucun article gardé pour plus tard.',
    noneSavedHint: 'Gardez des articles de votre panier pour les acheter une autre fois.',
    shared: 'Panier partagé',
    shipTo: 'Adresse de livraison',
    shipToAddresses: 'Adresses de livraison',
    shipsTo: (label) => `Votre commande sera livrée à l’adresse suivante : ${label}.`,
  },
};
