import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { PAYMENT_MESSAGES } from '../model/index.ts';
import type { PaymentMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(PAYMENT_MESSAGES);

/** Words messages of payments differently for all that is below it. */
export function PaymentMessagesProvider(props: MessagesProviderProps<PaymentMessageTables>) {
  return <context.Provider {...props} />;
}

/** The messages of payments, as the application words them. */
export const usePaymentMessages = (): PaymentMessageTables => context.useMessages();
