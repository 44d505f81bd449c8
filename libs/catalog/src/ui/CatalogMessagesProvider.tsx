import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of catalog, by group and code. */
export type AllCatalogMessages = typeof messages;

/** Overrides messages of catalog for all components below it; the others stay. */
export const CatalogMessagesProvider = (props: MessagesProviderProps<AllCatalogMessages>) => (
  <MessagesProvider library="catalog" {...props} />
);
