import type { Translation } from '@foolscap/core/messages';
import type * as english from './saved-item-messages.ts';

export const SAVED_ITEM_MESSAGES: Translation<typeof english.SAVED_ITEM_MESSAGES> = {
  savedItems: {
    save: 'Garder pour plus tard',
    saveLine: (name) => `Garder pour plus tard : ${name}`,
    title: 'Pour plus tard',
    titleOf: (count) => `Pour plus tard (${count.toLocaleString('fr-CA')})`,
    items: 'Articles gardés pour plus tard',
    moveAll: 'Tout mettre dans le panier',
    move: 'Mettre dans le panier',
    remove: 'Retirer',
    arrives: (date) => `Livré d’ici le ${date}`,
    notLoaded: 'Nous n’avons pas pu charger vos articles gardés pour plus tard.',
    saved: (name) => `${name} est gardé pour plus tard.`,
    moved: (name) => `${name} a été mis dans votre panier.`,
    removed: (name) => `${name} a été retiré de vos articles gardés pour plus tard.`,
  },
};
