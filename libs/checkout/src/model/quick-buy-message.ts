import { QUICK_BUY_MESSAGES } from './quick-buy-messages.ts';
import type { QuickBuyMessages } from './quick-buy-messages.ts';

/** Returns the quick-buy message for a code; undefined if checkout's message applies. */
export const quickBuyMessage = (code: string, { quickBuy } = QUICK_BUY_MESSAGES): string | undefined =>
  Object.hasOwn(quickBuy, code) ? quickBuy[code as keyof QuickBuyMessages] : undefined;
