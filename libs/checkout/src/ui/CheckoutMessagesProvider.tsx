import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of checkout, by group and code. */
export type AllCheckoutMessages = typeof messages;

/** Overrides messages of checkout for all components below it; the others stay. */
export const CheckoutMessagesProvider = (props: MessagesProviderProps<AllCheckoutMessages>) => (
  <MessagesProvider library="checkout" {...props} />
);
