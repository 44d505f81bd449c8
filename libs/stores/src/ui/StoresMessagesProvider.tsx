import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of stores, by group and code. */
export type AllStoresMessages = typeof messages;

/** Overrides messages of stores for all components below it; the others stay. */
export const StoresMessagesProvider = (props: MessagesProviderProps<AllStoresMessages>) => (
  <MessagesProvider library="stores" {...props} />
);
