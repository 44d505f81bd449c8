import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of cart, by group and code. */
export type AllCartMessages = typeof messages;

/** Overrides messages of cart for all components below it; the others stay. */
export const CartMessagesProvider = (props: MessagesProviderProps<AllCartMessages>) => (
  <MessagesProvider library="cart" {...props} />
);
