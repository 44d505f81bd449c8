/** The English messages of recommendations. They load with the first row of recommendations. */
export const RECOMMENDATION_MESSAGES = {
  recommendations: {
    failed: 'We couldn’t load recommendations.',
    dismiss: 'Not interested',
    dismissed: (title: string) => `Removed ${title}.`,
    replaced: (title: string, next: string) => `Removed ${title}. Now showing ${next}.`,
  },
};

/** All messages of recommendations. */
export type RecommendationMessageTables = typeof RECOMMENDATION_MESSAGES;
