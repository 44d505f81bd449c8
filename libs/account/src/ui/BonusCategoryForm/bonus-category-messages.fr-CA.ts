import { endSentence } from '@foolscap/core/messages';
import type { Translation } from '@foolscap/core/messages';
import type * as english from './bonus-category-messages.ts';

const categories = (count: number) => `${count} ${count <= 1 ? 'catégorie' : 'catégories'}`;

export const BONUS_CATEGORY_MESSAGES: Translation<typeof english.BONUS_CATEGORY_MESSAGES> = {
  bonusForm: {
    none: 'Choisissez au moins une catégorie.',
    tooMany: (left) => `Choisissez au plus ${categories(left)}.`,
    note: (percent, most, day) =>
      `${endSentence(`Obtenez ${percent.toLocaleString('fr-CA')} % de plus dans ${categories(most)} jusqu’au ${day}`)} Vous ne pouvez pas changer une catégorie que vous avez choisie.`,
    categories: 'Catégories',
    chosen: (category) => `${category} (choisie)`,
    choose: 'Choisir des catégories',
  },
};
