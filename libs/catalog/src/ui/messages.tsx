import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { CATALOG_MESSAGES } from '../model/index.ts';
import type { CatalogMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(CATALOG_MESSAGES);

/** Overrides product catalog messages for all components below it. */
export function CatalogMessagesProvider(props: MessagesProviderProps<CatalogMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the product catalog messages with the application's overrides. */
export const useCatalogMessages = (): CatalogMessageTables => context.useMessages();
