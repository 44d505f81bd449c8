import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { LISTS_MESSAGES } from '../model/index.ts';
import type { ListsMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(LISTS_MESSAGES);

/** Overrides messages of the lists for all components below it. */
export function ListsMessagesProvider(props: MessagesProviderProps<ListsMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the lists with the application's overrides. */
export const useListsMessages = (): ListsMessageTables => context.useMessages();
