import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { CONNECTION_TEXTS } from '../model/connection-texts.ts';

interface ConnectionMessageTables {
  connection: Record<keyof typeof CONNECTION_TEXTS, string>;
}

// Separate from the other cart messages, because the offline notice is part of the initial load and the cart page is not.
const context = /* @__PURE__ */ createMessages<ConnectionMessageTables>({ connection: CONNECTION_TEXTS });

export function ConnectionMessagesProvider(props: MessagesProviderProps<ConnectionMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the connection messages with the application's overrides. */
export const useConnectionMessages = () => context.useMessages().connection;
