import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { CHECKOUT_MESSAGES } from '../model/index.ts';
import type { CheckoutMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(CHECKOUT_MESSAGES);

/** Overrides checkout messages for all components below it. */
export function CheckoutMessagesProvider(props: MessagesProviderProps<CheckoutMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the checkout messages with the application's overrides. */
export const useCheckoutMessages = (): CheckoutMessageTables => context.useMessages();
