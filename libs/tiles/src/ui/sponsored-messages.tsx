import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';

/** The English messages of rows of sponsored products. They load with the first such row. */
export const SPONSORED_MESSAGES = {
  texts: {
    heading: 'Sponsored products',
    why: 'Why these products?',
    explanation:
      'Brands pay us to show these products here. We choose them by your search or the category of this page, not by your account or your earlier visits.',
  },
};

/** All messages of sponsored products. */
export type SponsoredMessageTables = typeof SPONSORED_MESSAGES;

const context = /* @__PURE__ */ createMessages(SPONSORED_MESSAGES);

/** Overrides messages of sponsored products for all components below it. */
export function SponsoredMessagesProvider(props: MessagesProviderProps<SponsoredMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of sponsored products, with the application's overrides. */
export const useSponsoredMessages = (): SponsoredMessageTables => context.useMessages();
