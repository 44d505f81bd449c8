import type { Translation } from '@foolscap/core/messages';
import { FREE_ITEM_LABELS } from './free-items.ts';
import type * as english from './free-item-messages.ts';

export const FREE_ITEM_MESSAGES: Translation<typeof english.FREE_ITEM_MESSAGES> = {
  freeItems: {
    items: 'Articles gratuits',
    heading: 'Gratuit avec votre commande',
    added: (name) => `${name} a été ajouté gratuitement à votre panier.`,
    removed: (name) => `${name} a été retiré de vos articles gratuits.`,
    chooseOne: (choices) => `Choisissez-en 1 parmi ces ${choices} articles`,
    chooseOneMore: (choices) => `Choisissez-en encore 1 parmi ces ${choices} articles`,
    chooseUnits: (units, choices) => `Choisissez-en ${units}, à votre goût, parmi ces ${choices} articles`,
    chooseMoreUnits: (units, choices) =>
      `Choisissez-en encore ${units}, à votre goût, parmi ces ${choices} articles`,
    missing: 'Choisissez un article.',
    add: (units) => (units > 1 ? 'Ajouter les articles gratuits' : 'Ajouter l’article gratuit'),
    addItem: (name) => `Ajouter l’article gratuit : ${name}`,
    remove: 'Retirer',
    removeItem: (name) => `Retirer l’article gratuit : ${name}`,
  },
  freeItemLabels: {
    [FREE_ITEM_LABELS.sample]: 'Échantillon gratuit',
    [FREE_ITEM_LABELS.gift]: 'Gratuit',
  },
};
