import type { Translation } from '@foolscap/core/messages';
import type * as english from './store-messages.ts';

export const STORE_NAME_MESSAGES: Translation<typeof english.STORE_NAME_MESSAGES> = {
  store: {
    numbered: (storeNumber) => `Magasin ${storeNumber}`,
  },
};
