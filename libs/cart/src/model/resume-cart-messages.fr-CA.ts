import type { Translation } from '@foolscap/core/messages';
import type * as english from './resume-cart-messages.ts';

export const RESUME_CART_MESSAGES: Translation<typeof english.RESUME_CART_MESSAGES> = {
  resume: {
    title: 'Votre panier',
    empty: 'Votre panier est vide.',
    count: (count) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'article' : 'articles'}`,
    items: 'Articles dans votre panier',
    more: (count) => `${count.toLocaleString('fr-CA')} de plus`,
    viewCart: 'Voir le panier',
  },
};
