import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { ACCOUNT_MESSAGES } from '../model/index.ts';
import type { AccountMessageTables } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages(ACCOUNT_MESSAGES);

/** Words messages of the account differently for all that is below it. */
export function AccountMessagesProvider(props: MessagesProviderProps<AccountMessageTables>) {
  return <context.Provider {...props} />;
}

/** The messages of the account, as the application words them. */
export const useAccountMessages = (): AccountMessageTables => context.useMessages();
