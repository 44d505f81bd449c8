import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { CONNECTION_TEXTS } from '../model/connection-texts.ts';

interface ConnectionMessageTables {
  connection: Record<keyof typeof CONNECTION_TEXTS, string>;
}

// Apart from the other messages of the cart: the notice of a lost connection comes with the first load, the cart's page does not.
const context = /* @__PURE__ */ createMessages<ConnectionMessageTables>({ connection: CONNECTION_TEXTS });

export function ConnectionMessagesProvider(props: MessagesProviderProps<ConnectionMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages about the connection, with the application's overrides. */
export const useConnectionMessages = () => context.useMessages().connection;
