import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of cookies, by group and code. */
export type AllCookieMessages = typeof messages;

/** Overrides messages of cookies for all components below it; the others stay. */
export const CookieMessagesProvider = (props: MessagesProviderProps<AllCookieMessages>) => (
  <MessagesProvider library="analytics" {...props} />
);
