import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { CONTENT_MESSAGES } from '../model/index.ts';
import type { ContentMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(CONTENT_MESSAGES);

/** Overrides texts of content pages for all components below it. */
export function ContentMessagesProvider(props: MessagesProviderProps<ContentMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the texts of content pages with the application's overrides. */
export const useContentMessages = (): ContentMessageTables => context.useMessages();
