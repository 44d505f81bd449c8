import { MessagesProvider } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import type { messages } from '../all-messages.ts';

/** All messages of tiles, by group and code. */
export type AllTilesMessages = typeof messages;

/** Overrides messages of tiles for all components below it; the others stay. */
export const TilesMessagesProvider = (props: MessagesProviderProps<AllTilesMessages>) => (
  <MessagesProvider library="tiles" {...props} />
);
