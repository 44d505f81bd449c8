import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { PAYMENT_MESSAGES } from '../model/index.ts';
import type { PaymentMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(PAYMENT_MESSAGES);

/** Overrides payment messages for all components below it. */
export function PaymentMessagesProvider(props: MessagesProviderProps<PaymentMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the payment messages with the application's overrides. */
export const usePaymentMessages = (): PaymentMessageTables => context.useMessages();
