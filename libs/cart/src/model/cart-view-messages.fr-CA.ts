import type { Translation } from '@foolscap/core/messages';
import type * as english from './cart-view-messages.ts';

export const CART_VIEW_MESSAGES: Translation<typeof english.CART_VIEW_MESSAGES> = {
  view: {
    loading: 'Chargement de votre panier',
    empty: 'Votre panier est vide.',
    emptyHint: 'Les articles que vous ajoutez apparaîtront ici.',
    messages: 'Messages sur le panier',
    notRefreshed: 'Nous n’avons pas pu actualiser votre panier. En voici la dernière version.',
    checkout: 'Passer à la caisse',
    enteringCheckout: 'Passage à la caisse',
    removed: 'a été retiré de votre panier.',
    notRestored: 'n’a pas pu être rétabli.',
    undo: 'Annuler',
    undoRemoval: (name) => `Annuler le retrait de ${name}`,
    tryAgain: 'Réessayer',
    restoreAgain: (name) => `Réessayer de rétablir ${name}`,
  },
  totals: {
    subtotal: (count) =>
      `Sous-total (${count.toLocaleString('fr-CA')} ${count <= 1 ? 'article' : 'articles'})`,
    savings: 'Économies',
    shipping: 'Livraison',
    free: 'Gratuite',
  },
  changes: {
    added: (name) => `Article ajouté : ${name}.`,
    removed: (name) => `Article retiré : ${name}.`,
    undo: 'Vous pouvez annuler ce retrait.',
    restored: (name) => `${name} est de nouveau dans votre panier.`,
    quantity: (name, quantity) => `La quantité de ${name} est maintenant de ${quantity}.`,
    delivered: (name) => `${name} sera livré.`,
    deliveredNextDay: (name) => `${name} sera livré le lendemain.`,
    deliveredToday: (name) => `${name} sera livré aujourd’hui.`,
    pickedUp: (name) => `${name} sera à ramasser en magasin.`,
    shippedToStore: (name) => `${name} sera livré au magasin.`,
  },
};
