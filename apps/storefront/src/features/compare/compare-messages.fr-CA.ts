import type { Translation } from '@foolscap/core/messages';
import type * as english from './compare-messages.ts';

export const COMPARE_SCREEN_MESSAGES: Translation<typeof english.COMPARE_SCREEN_MESSAGES> = {
  comparePages: {
    browse: 'Parcourir les produits',
    compare: 'Comparer',
    compareSelected: 'Comparer les produits choisis',
  },
};
