import type { Message } from '@foolscap/core/vocabulary';
import type { ITEM_CODES } from './item-codes.ts';

// A literal, so that pages need not load the code table.
const NONE_IN_STORE: typeof ITEM_CODES.noneInStore = 'ITEM_INVENTORY_NOT_AVAILABLE';

/** Builds the message of a line for a code of a store change that was submitted as a form, in the format of the server's messages. */
export function storeChangeMessage(code: string, store = 'Your store'): Message {
  return {
    code,
    type: 'WARN',
    ...(code === NONE_IN_STORE
      ? {
          description: `${store} has none of this item, so it stays where it was. Have it delivered, or choose another store.`,
        }
      : {}),
  };
}
