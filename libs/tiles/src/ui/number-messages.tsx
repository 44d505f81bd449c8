import { partNumberNote } from '@foolscap/core/vocabulary';
import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';

/** The English messages about item numbers. They load with the variants of tiles that show them. */
export const TILE_NUMBER_MESSAGES = {
  texts: {
    yourPartNumber: partNumberNote,
  },
};

/** All messages about item numbers. */
export type TileNumberMessageTables = typeof TILE_NUMBER_MESSAGES;

const context = /* @__PURE__ */ createMessages(TILE_NUMBER_MESSAGES);

/** Overrides messages about item numbers for all components below it. */
export function TileNumberMessagesProvider(props: MessagesProviderProps<TileNumberMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages about item numbers, with the application's overrides. */
export const useTileNumberMessages = (): TileNumberMessageTables => context.useMessages();
