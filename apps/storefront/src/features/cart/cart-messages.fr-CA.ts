import type { Translation } from '@foolscap/core/messages';
import type * as english from './cart-messages.ts';

export const CART_SCREEN_MESSAGES: Translation<typeof english.CART_SCREEN_MESSAGES> = {
  cart: {
    heading: 'Votre panier',
    shop: 'Commencer à magasiner',
    yourLists: 'Vos listes',
    allLists: 'Toutes les listes',
    noneSaved: 'Rien de mis de côté.',
    noneSavedHint: 'Mettez de côté des articles de votre panier pour les acheter plus tard.',
    shared: 'Panier partagé',
    shipTo: 'Adresse de livraison',
    shipToAddresses: 'Adresses de livraison',
    shipsTo: (label) => `Votre commande sera livrée à : ${label}.`,
  },
};
