import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of payments, by group and code. */
export type AllPaymentMessages = typeof messages;

/** Overrides messages of payments for all components below it; the others stay. */
export const PaymentMessagesProvider = (props: MessagesProviderProps<AllPaymentMessages>) => (
  <MessagesProvider library="payments" {...props} />
);
