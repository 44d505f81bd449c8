import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of lists, by group and code. */
export type AllListsMessages = typeof messages;

/** Overrides messages of lists for all components below it; the others stay. */
export const ListsMessagesProvider = (props: MessagesProviderProps<AllListsMessages>) => (
  <MessagesProvider library="lists" {...props} />
);
