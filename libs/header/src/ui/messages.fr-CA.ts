import type { Translation } from '@foolscap/core/messages';
import type * as english from './messages.ts';

const items = (count: number) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'article' : 'articles'}`;

export const HEADER_MESSAGES: Translation<typeof english.HEADER_MESSAGES> = {
  texts: {
    home: (tenant) => (tenant === 'business' ? 'foolscap entreprises, accueil' : 'foolscap, accueil'),
    shop: 'Magasiner',
    menu: 'Menu',
    categories: 'Catégories',
    more: 'Plus',
    moreCategories: 'de catégories',
    allDepartments: 'Tous les rayons',
    allOf: (department) => `Tout : ${department}`,
    featured: 'En vedette',
    news: 'Nouvelles du magasin',
    search: 'Rechercher',
    searchLabel: 'Rechercher des produits',
    searchPlaceholder: 'Que cherchez-vous?',
    signIn: 'Ouvrir une session',
    signOut: 'Fermer la session',
    account: 'Votre compte',
    hello: (name) => `Bonjour ${name}`,
    tier: (tier) => `Membre ${tier}`,
    cart: 'Panier',
    cartLabel: (cart, count) =>
      count === undefined ? cart : `${cart}, ${count === 0 ? 'vide' : items(count)}`,
    business: 'entreprises',
    languages: 'Langues',
    verification: 'Vérification par un tiers',
    motto: 'Du bon papier, et tout ce qui va avec.',
  },
};
