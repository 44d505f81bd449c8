import { ACCOUNT_TEXTS } from './account.ts';
import { ADDRESS_TEXTS } from './addresses.ts';
import { CART_MESSAGE_TEXTS } from './cart-messages.ts';
import { CART_TEXTS } from './cart.ts';
import { CATALOG_TEXTS } from './catalog.ts';
import { CHECKOUT_TEXTS } from './checkout.ts';
import { REQUEST_TEXTS } from './request.ts';

/**
 * The French translations of the texts of replies, by English text. Details are in braces, with the same names in both languages; a
 * translation also gives the kind of a detail that is written differently in French: `{total:money}`.
 */
export const FRENCH_TEXTS = {
  ...ACCOUNT_TEXTS,
  ...ADDRESS_TEXTS,
  ...CART_MESSAGE_TEXTS,
  ...CART_TEXTS,
  ...CATALOG_TEXTS,
  ...CHECKOUT_TEXTS,
  ...REQUEST_TEXTS,
};
