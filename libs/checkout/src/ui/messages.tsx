import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { CHECKOUT_MESSAGES } from '../model/index.ts';
import type { CheckoutMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(CHECKOUT_MESSAGES);

/** Words messages of checkout differently for all that is below it. */
export function CheckoutMessagesProvider(props: MessagesProviderProps<CheckoutMessageTables>) {
  return <context.Provider {...props} />;
}

/** The messages of checkout, as the application words them. */
export const useCheckoutMessages = (): CheckoutMessageTables => context.useMessages();
