import type { Translation } from '@foolscap/core/messages';
import type * as english from './mini-cart-messages.ts';

export const MINI_CART_MESSAGES: Translation<typeof english.MINI_CART_MESSAGES> = {
  miniCart: {
    title: 'Votre panier',
    titleOf: (count) => `Votre panier (${count.toLocaleString('fr-CA')})`,
    items: 'Articles',
    showing: (shown, all) => `${shown} lignes affichées sur ${all.toLocaleString('fr-CA')}.`,
    viewAll: 'Tout voir dans votre panier',
    list: 'Liste',
    cart: 'Panier',
    saved: 'Pour plus tard',
    recommended: 'Vous aimerez peut-être aussi',
    shippingAndFees: 'Livraison et frais',
    taxLater: 'Les taxes sont calculées à la caisse.',
    viewCart: 'Voir le panier',
    signIn: 'Ouvrez une session',
    checkout: 'pour passer à la caisse avec vos renseignements enregistrés.',
    rewards: 'pour passer à la caisse avec vos articles du programme de récompenses.',
  },
};
