import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of header and footer, by group and code. */
export type AllHeaderMessages = typeof messages;

/** Overrides messages of header and footer for all components below it; the others stay. */
export const HeaderMessagesProvider = (props: MessagesProviderProps<AllHeaderMessages>) => (
  <MessagesProvider library="header" {...props} />
);
