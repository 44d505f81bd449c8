/** The English messages of rows of sponsored products. They load with the first such row. */
export const SPONSORED_MESSAGES = {
  sponsored: {
    heading: 'Sponsored products',
    why: 'Why these products?',
    explanation:
      'Brands pay us to show these products here. We choose them by your search or the category of this page, not by your account or your earlier visits.',
  },
};

/** All messages of sponsored products. */
export type SponsoredMessageTables = typeof SPONSORED_MESSAGES;
