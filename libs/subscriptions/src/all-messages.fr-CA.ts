import type { Translation } from '@foolscap/core/messages';
import type * as english from './all-messages.ts';
import { SUBSCRIPTION_MESSAGES } from './model/messages.fr-CA.ts';
import { RESTOCK_DRAWER_MESSAGES } from './ui/AutoRestockDrawer/restock-drawer-messages.fr-CA.ts';
import { RESTOCK_MESSAGES } from './ui/RestockForm/restock-messages.fr-CA.ts';
import { SUBSCRIPTION_LIST_MESSAGES } from './ui/SubscriptionList/subscription-list-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages: Translation<typeof english.messages> = {
  ...SUBSCRIPTION_MESSAGES,
  ...RESTOCK_DRAWER_MESSAGES,
  ...RESTOCK_MESSAGES,
  ...SUBSCRIPTION_LIST_MESSAGES,
};
