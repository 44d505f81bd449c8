import type { Translation } from '@foolscap/core/messages';
import type * as english from './shell-messages.ts';

export const SHELL_MESSAGES: Translation<typeof english.SHELL_MESSAGES> = {
  shell: {
    departments: 'Rayons',
    moreDepartments: 'Autres rayons',
    legal: 'Foolscap, le magasin de tout le bureau.',
    secureCheckout: 'Paiement sécurisé',
    tryAgain: 'Réessayer',
    home: 'Aller à la page d’accueil',
    allProducts: 'Voir tous les produits',
    broken: 'Un problème est survenu de notre côté',
    brokenHint: 'Nous n’avons pas pu afficher cette page. Votre panier est conservé.',
    notFound: 'Cette page est introuvable',
    notFoundHint: 'Elle a peut-être été déplacée, ou l’article n’est plus offert.',
    viewCart: 'Voir le panier',
    cartChanged: 'Votre panier a changé.',
    addFailed: 'L’article n’a pas pu être ajouté au panier. Veuillez réessayer.',
  },
};
