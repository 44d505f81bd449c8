import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { QUICK_BUY_MESSAGES } from '../../model/index.ts';
import type { QuickBuyMessages } from '../../model/index.ts';

interface QuickBuyMessageTables {
  quickBuy: QuickBuyMessages;
}

const context = /* @__PURE__ */ createMessages<QuickBuyMessageTables>({ quickBuy: QUICK_BUY_MESSAGES });

/** Overrides the messages of quick buy for all components below it. */
export function QuickBuyMessagesProvider(props: MessagesProviderProps<QuickBuyMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of quick buy with the application's overrides. */
export const useQuickBuyMessages = (): QuickBuyMessages => context.useMessages().quickBuy;
