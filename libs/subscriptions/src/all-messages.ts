import { SUBSCRIPTION_MESSAGES } from './model/messages.ts';
import { RESTOCK_DRAWER_MESSAGES } from './ui/AutoRestockDrawer/restock-drawer-messages.ts';
import { RESTOCK_MESSAGES } from './ui/RestockForm/restock-messages.ts';
import { SUBSCRIPTION_LIST_MESSAGES } from './ui/SubscriptionList/subscription-list-messages.ts';

/** All messages of the library, by group and code. Pages load the tables that they show, never this. */
export const messages = {
  ...SUBSCRIPTION_MESSAGES,
  ...RESTOCK_DRAWER_MESSAGES,
  ...RESTOCK_MESSAGES,
  ...SUBSCRIPTION_LIST_MESSAGES,
};
