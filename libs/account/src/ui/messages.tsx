import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { ACCOUNT_MESSAGES } from '../model/index.ts';
import type { AccountMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(ACCOUNT_MESSAGES);

/** Overrides account messages for all components below it. */
export function AccountMessagesProvider(props: MessagesProviderProps<AccountMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the account messages with the application's overrides. */
export const useAccountMessages = (): AccountMessageTables => context.useMessages();
