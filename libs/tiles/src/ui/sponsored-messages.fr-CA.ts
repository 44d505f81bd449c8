import type { Translation } from '@foolscap/core/messages';
import type * as english from './sponsored-messages.ts';

export const SPONSORED_MESSAGES: Translation<typeof english.SPONSORED_MESSAGES> = {
  sponsored: {
    heading: 'Produits commandités',
    why: 'Pourquoi ces produits?',
    explanation:
      'Des marques nous paient pour présenter ces produits ici. Nous les choisissons d’après votre recherche ou la catégorie de cette page, et non d’après votre compte ou vos visites précédentes.',
  },
};
