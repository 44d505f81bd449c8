import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of content pages and forms, by group and code. */
export type AllContentMessages = typeof messages;

/** Overrides messages of content pages and forms for all components below it; the others stay. */
export const ContentMessagesProvider = (props: MessagesProviderProps<AllContentMessages>) => (
  <MessagesProvider library="content" {...props} />
);
