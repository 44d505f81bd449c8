/** The English headings of rows of recommendations, by scheme (storefront-9.15; that of frequent purchases is ours). */
export const RECOMMENDATION_HEADING_MESSAGES = {
  recommendationHeadings: {
    alsoBought: 'Customers also bought',
    recommended: 'Recommended For You',
    recentlyPurchased: 'Recently Purchased',
    frequentlyPurchased: 'Frequently purchased',
    consider: 'Consider These',
    alternates: 'Alternate choices',
  },
};
