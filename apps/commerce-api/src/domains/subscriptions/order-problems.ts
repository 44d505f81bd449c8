import type { CartData } from '@foolscap/cart/contract';
import { CART_CODES, ITEM_CODES } from '@foolscap/cart/model';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { PAYMENT_CODES } from '@foolscap/payments/model';
import type { SubscriptionProblem } from '@foolscap/subscriptions/model';
import { SALE_CODES } from '@foolscap/pricing/model';
import type { SubscriptionRow } from './subscriptions.repository.ts';

/** The problems behind rejected checkout calls, by code. */
export const PROBLEM_OF_REFUSAL: Readonly<Record<string, SubscriptionProblem>> = {
  [CHECKOUT_CODES.outOfStock]: 'OUT_OF_STOCK',
  [CHECKOUT_CODES.undeliverable]: 'NOT_DELIVERABLE',
  [CHECKOUT_CODES.addressInvalid]: 'NOT_DELIVERABLE',
  [CHECKOUT_CODES.addressNotAllowed]: 'NOT_ALLOWED',
  [CHECKOUT_CODES.emptyCart]: 'NOT_PLACED',
  [PAYMENT_CODES.expired]: 'CARD_EXPIRED',
  [PAYMENT_CODES.notFound]: 'CARD_REMOVED',
};

/** The problems behind the messages of an item that was not added, or not in the requested quantity. */
const PROBLEM_OF_MESSAGE: Readonly<Record<string, SubscriptionProblem>> = {
  [SALE_CODES.restricted]: 'NOT_DELIVERABLE',
  [ITEM_CODES.outOfStock]: 'OUT_OF_STOCK',
  [ITEM_CODES.partialQuantity]: 'OUT_OF_STOCK',
  [ITEM_CODES.partialQuantityFixed]: 'OUT_OF_STOCK',
  [ITEM_CODES.exceededLimit]: 'QUANTITY_NOT_SOLD',
  [ITEM_CODES.quantityLimitExceeded]: 'QUANTITY_NOT_SOLD',
  [ITEM_CODES.quantityLimitItem]: 'QUANTITY_NOT_SOLD',
  [ITEM_CODES.exceedsMaxLineQuantity]: 'QUANTITY_NOT_SOLD',
  [ITEM_CODES.orderMultiple]: 'QUANTITY_NOT_SOLD',
  [ITEM_CODES.priceNotAvailable]: 'DISCONTINUED',
  [CART_CODES.itemNotPublished]: 'DISCONTINUED',
};
/** Rules that an organization sets for its members. Other buyers have no administrator to contact. */
const ORGANIZATION_RULES: readonly string[] = [
  SALE_CODES.blocked,
  SALE_CODES.offContract,
  SALE_CODES.healthCareRestriction,
];

/** Returns the problem for a rejection that has no specific one. */
export const unknownProblem = (isMember: boolean): SubscriptionProblem =>
  isMember ? 'NOT_ALLOWED' : 'NOT_PLACED';

/**
 * Returns the reason why an add did not put the whole quantity into the cart; undefined if it did. The cart does not throw for an item that
 * it refuses; the reply contains the reason.
 */
export function getAddProblem(
  { cartInfo }: CartData,
  { sku, qty }: Pick<SubscriptionRow, 'sku' | 'qty'>,
  isMember: boolean,
): SubscriptionProblem | undefined {
  const line = cartInfo.items.find(({ itemId, status }) => itemId === sku && status !== 'DELETED');
  if (!line) return 'DISCONTINUED';
  const isAdded = line.status === 'ACTIVE';
  if (isAdded && line.qty === qty) return undefined;
  for (const { code } of line.messages) {
    if (ORGANIZATION_RULES.includes(code)) return unknownProblem(isMember);
    const problem = PROBLEM_OF_MESSAGE[code];
    if (problem) return problem;
  }
  return isAdded ? 'QUANTITY_NOT_SOLD' : 'NOT_PLACED';
}
