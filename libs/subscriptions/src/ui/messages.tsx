import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { SUBSCRIPTION_MESSAGES } from '../model/messages.ts';
import type { SubscriptionMessages } from '../model/messages.ts';

const context = /* @__PURE__ */ createMessages(SUBSCRIPTION_MESSAGES);

/** Overrides messages of auto-restock for all components below it. */
export function SubscriptionMessagesProvider(props: MessagesProviderProps<SubscriptionMessages>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of auto-restock with the application's overrides. */
export const useSubscriptionMessages = (): SubscriptionMessages => context.useMessages();
