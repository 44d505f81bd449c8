import type { Message } from '@foolscap/core/vocabulary';
import type { ITEM_CODES } from './item-codes.ts';
import { CART_PAGE_MESSAGES } from './cart-page-messages.ts';

// A literal, so that pages need not load the code table.
const NONE_IN_STORE: typeof ITEM_CODES.noneInStore = 'ITEM_INVENTORY_NOT_AVAILABLE';

/** Builds the message of a line for a code of a store change that was submitted as a form, in the format of the server's messages. */
export function storeChangeMessage(
  code: string,
  store?: string,
  { page: texts } = CART_PAGE_MESSAGES,
): Message {
  return {
    code,
    type: 'WARN',
    ...(code === NONE_IN_STORE ? { description: texts.noneInStore(store ?? texts.yourStore) } : {}),
  };
}
