import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';

/** The English messages of the colors on tiles. They load with the first tile that has any. */
export const SWATCH_MESSAGES = {
  texts: {
    colors: (title: string) => `Color of ${title}`,
    soldOut: (color: string) => `${color}, out of stock`,
    more: 'more colors',
  },
};

/** All messages of the colors on tiles. */
export type SwatchMessageTables = typeof SWATCH_MESSAGES;

const context = /* @__PURE__ */ createMessages(SWATCH_MESSAGES);

/** Overrides messages of the colors on tiles for all components below it. */
export function SwatchMessagesProvider(props: MessagesProviderProps<SwatchMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the colors on tiles, with the application's overrides. */
export const useSwatchMessages = (): SwatchMessageTables => context.useMessages();
