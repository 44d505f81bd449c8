import type { Translation } from '@foolscap/core/messages';
import type * as english from './recommendation-heading-messages.ts';

export const RECOMMENDATION_HEADING_MESSAGES: Translation<typeof english.RECOMMENDATION_HEADING_MESSAGES> = {
  recommendationHeadings: {
    alsoBought: 'Les clients ont aussi acheté',
    recommended: 'Recommandé pour vous',
    recentlyPurchased: 'Achetés récemment',
    frequentlyPurchased: 'Achetés souvent',
    consider: 'Suggestions',
    alternates: 'Produits de rechange',
  },
};
