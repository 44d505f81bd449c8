import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { LIST_IMPORT_MESSAGES } from '../model/index.ts';
import type { ListImportMessages } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages({ texts: LIST_IMPORT_MESSAGES });

/** Overrides messages of importing a file into a list for all components below it. */
export function ListImportMessagesProvider(props: MessagesProviderProps<{ texts: ListImportMessages }>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of importing a file into a list with the application's overrides. */
export const useListImportMessages = (): ListImportMessages => context.useMessages().texts;
