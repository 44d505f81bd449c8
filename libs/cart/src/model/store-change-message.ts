import type { Message } from '@foolscap/core/vocabulary';
import { ITEM_CODES } from './codes.ts';

/** Builds the message of a line for a code of a store change that was submitted as a form, in the format of the server's messages. */
export function storeChangeMessage(code: string, store = 'Your store'): Message {
  return {
    code,
    type: 'WARN',
    ...(code === ITEM_CODES.noneInStore
      ? {
          description: `${store} has none of this item, so it stays where it was. Have it delivered, or choose another store.`,
        }
      : {}),
  };
}
