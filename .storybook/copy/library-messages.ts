import { messages as account } from '@foolscap/account/messages';
import { messages as analytics } from '@foolscap/analytics/messages';
import { messages as cart } from '@foolscap/cart/messages';
import { messages as catalog } from '@foolscap/catalog/messages';
import { messages as checkout } from '@foolscap/checkout/messages';
import { messages as content } from '@foolscap/content/messages';
import { messages as header } from '@foolscap/header/messages';
import { messages as lists } from '@foolscap/lists/messages';
import { messages as payments } from '@foolscap/payments/messages';
import { messages as stores } from '@foolscap/stores/messages';
import { messages as subscriptions } from '@foolscap/subscriptions/messages';
import { messages as tiles } from '@foolscap/tiles/messages';
import { messages as ui } from '@foolscap/ui/messages';
import { messages as shop } from '../../apps/storefront/src/all-messages.ts';

/** All messages, by library; those of the application are of `shop`. */
export const LIBRARY_MESSAGES = {
  account,
  analytics,
  cart,
  catalog,
  checkout,
  content,
  header,
  lists,
  payments,
  shop,
  stores,
  subscriptions,
  tiles,
  ui,
};
