import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { CATALOG_MESSAGES } from '../model/index.ts';
import type { CatalogMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(CATALOG_MESSAGES);

/** Words messages of the product catalog differently for all that is below it. */
export function CatalogMessagesProvider(props: MessagesProviderProps<CatalogMessageTables>) {
  return <context.Provider {...props} />;
}

/** The messages of the product catalog, as the application words them. */
export const useCatalogMessages = (): CatalogMessageTables => context.useMessages();
