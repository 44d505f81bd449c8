import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';

/** The English messages of recommendations. They load with the first row of recommendations. */
export const RECOMMENDATION_MESSAGES = {
  texts: {
    failed: 'We couldn’t load recommendations.',
    dismiss: 'Not interested',
    dismissed: (title: string) => `Removed ${title}.`,
    replaced: (title: string, next: string) => `Removed ${title}. Now showing ${next}.`,
  },
};

/** All messages of recommendations. */
export type RecommendationMessageTables = typeof RECOMMENDATION_MESSAGES;

const context = /* @__PURE__ */ createMessages(RECOMMENDATION_MESSAGES);

/** Overrides messages of recommendations for all components below it. */
export function RecommendationMessagesProvider(props: MessagesProviderProps<RecommendationMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of recommendations, with the application's overrides. */
export const useRecommendationMessages = (): RecommendationMessageTables => context.useMessages();
