import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';
import { QUICK_ORDER_MESSAGES } from '../model/index.ts';
import type { QuickOrderMessages } from '../model/index.ts';

const context = /* @__PURE__ */ createMessages({ texts: QUICK_ORDER_MESSAGES });

/** Overrides messages of the quick order for all components below it. */
export function QuickOrderMessagesProvider(props: MessagesProviderProps<{ texts: QuickOrderMessages }>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the quick order with the application's overrides. */
export const useQuickOrderMessages = (): QuickOrderMessages => context.useMessages().texts;
