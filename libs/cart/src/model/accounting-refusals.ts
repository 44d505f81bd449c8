import { messageFor } from '@foolscap/core/messages';
import { BUSINESS_CART_MESSAGES } from './business-cart-messages.ts';

/** Returns the text for a rejected choice; undefined for codes that are not about accounting. */
export const accountingRefusalText = (
  code: string,
  { accountingRefusals } = BUSINESS_CART_MESSAGES,
): string | undefined => messageFor<string>(accountingRefusals, code);
