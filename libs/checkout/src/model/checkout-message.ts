import { replyErrorMessage } from '@foolscap/core/messages';
import type { ReplyError } from '@foolscap/core/messages';
import { ACCOUNTING_CODES, REQUEST_CODES } from '@foolscap/core/vocabulary';
import { CHECKOUT_CODES } from './codes.ts';
import { CHECKOUT_MESSAGES } from './messages.ts';

/** Errors about an organization's budgets and purchase orders; the message names the budget and what is left of it. */
const ACCOUNTING_REFUSALS = [
  ACCOUNTING_CODES.budgetCenterInvalid,
  ACCOUNTING_CODES.budgetCenterMissing,
  ACCOUNTING_CODES.budgetExceeded,
  ACCOUNTING_CODES.purchaseOrderUnknown,
];

/** Errors that the shopper resolves in the cart, which has the quantities, the budget and the purchase order. */
const CART_CODES: ReadonlySet<string> = new Set([
  CHECKOUT_CODES.outOfStock,
  CHECKOUT_CODES.notConfigured,
  ...ACCOUNTING_REFUSALS,
]);

/** Checks whether the shopper resolves a rejected order in the cart. */
export const isResolvedInCart = ({ code }: ReplyError): boolean => CART_CODES.has(code);

/** Codes for which the server's message is more specific than ours. */
const SERVER_MESSAGE_CODES: ReadonlySet<string> = new Set([
  CHECKOUT_CODES.addressInvalid,
  CHECKOUT_CODES.pickupPersonInvalid,
  CHECKOUT_CODES.undeliverable,
  'INVALID_REQUEST',
  'BAD_REQUEST',
  REQUEST_CODES.cardNumberInText,
  ...ACCOUNTING_REFUSALS,
]);

/** Returns the message for an error. Prefers the server's message for some codes, unless the application overrides them. */
export function checkoutMessage({ code, message }: ReplyError, messages = CHECKOUT_MESSAGES): string {
  return replyErrorMessage(
    { code, message },
    messages.checkout,
    CHECKOUT_MESSAGES.checkout,
    SERVER_MESSAGE_CODES,
  );
}

/** Returns the message of a notice about the whole checkout; the server's own text for an unknown code. */
export function checkoutNotice(
  { code, description }: { code: string; description?: string },
  messages = CHECKOUT_MESSAGES,
): string {
  if (code === 'CART_AUTO_MERGE') return messages.checkout.CART_AUTO_MERGE;
  return description ?? checkoutMessage({ code }, messages);
}
