import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { ITEM_SEARCH_MESSAGES } from '../model/index.ts';
import type { ItemSearchMessages } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages({ texts: ITEM_SEARCH_MESSAGES });

/** Overrides messages of the search for items on all lists for all components below it. */
export function ItemSearchMessagesProvider(props: MessagesProviderProps<{ texts: ItemSearchMessages }>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the search for items on all lists with the application's overrides. */
export const useItemSearchMessages = (): ItemSearchMessages => context.useMessages().texts;
