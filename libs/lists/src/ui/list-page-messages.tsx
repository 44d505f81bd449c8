import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { LIST_PAGE_MESSAGES } from '../model/index.ts';
import type { ListPageMessages } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages({ texts: LIST_PAGE_MESSAGES });

/** Overrides messages of the page of one list for all components below it. */
export function ListPageMessagesProvider(props: MessagesProviderProps<{ texts: ListPageMessages }>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the page of one list with the application's overrides. */
export const useListPageMessages = (): ListPageMessages => context.useMessages().texts;
