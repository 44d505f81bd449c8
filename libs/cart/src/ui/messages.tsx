import { useMemo } from 'react';
import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { CART_MESSAGES } from '../model/index.ts';
import type { CartMessageTables } from '../model/index.ts';
import { ConnectionMessagesProvider } from './connection-messages.tsx';

const context = /* @__PURE__ */ createMessages(CART_MESSAGES);

/** Overrides cart messages for all components below it. */
export function CartMessagesProvider({ messages, children }: MessagesProviderProps<CartMessageTables>) {
  const { connection } = messages;
  const ofConnection = useMemo(() => ({ connection }), [connection]);
  return (
    <context.Provider messages={messages}>
      <ConnectionMessagesProvider messages={ofConnection}>{children}</ConnectionMessagesProvider>
    </context.Provider>
  );
}

/** Reads the cart messages with the application's overrides. */
export const useCartMessages = (): CartMessageTables => context.useMessages();
