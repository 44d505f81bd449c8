import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of subscriptions, by group and code. */
export type AllSubscriptionMessages = typeof messages;

/** Overrides messages of subscriptions for all components below it; the others stay. */
export const SubscriptionMessagesProvider = (props: MessagesProviderProps<AllSubscriptionMessages>) => (
  <MessagesProvider library="subscriptions" {...props} />
);
