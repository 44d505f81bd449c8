import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of account, by group and code. */
export type AllAccountMessages = typeof messages;

/** Overrides messages of account for all components below it; the others stay. */
export const AccountMessagesProvider = (props: MessagesProviderProps<AllAccountMessages>) => (
  <MessagesProvider library="account" {...props} />
);
