import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { ADDED_TO_LIST_MESSAGES } from '../model/index.ts';
import type { AddedToListMessages } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages({ texts: ADDED_TO_LIST_MESSAGES });

/** Overrides messages of the add-to-list dialog after an add for all components below it. */
export function AddedToListMessagesProvider(props: MessagesProviderProps<{ texts: AddedToListMessages }>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the add-to-list dialog after an add with the application's overrides. */
export const useAddedToListMessages = (): AddedToListMessages => context.useMessages().texts;
