import type { Message } from '@foolscap/core/vocabulary';
import { ITEM_CODES } from './item-codes.ts';
import type { QuantityDecision } from './line-quantity.ts';

/** Builds the error for a plan without a product that offers it (cart-5.12). */
export const standalonePlan = (): Message => ({
  code: ITEM_CODES.standaloneWarranty,
  type: 'ERROR',
  description: 'Warranties must be purchased with a related product and cannot be purchased separately.',
});

/** Builds the message of a line whose item replaces the requested one (cart-8.35). @param reason the reason shown to shoppers */
export const replacedItem = (reason: string): Message => ({
  code: ITEM_CODES.surchargeAlternate,
  type: 'INFO',
  description: reason,
});

/** Builds the message of a plan whose quantity was lowered to its parent's (cart-5.10). */
export const aboveParent = (): Message => ({
  code: ITEM_CODES.childQuantity,
  type: 'WARN',
  description: 'Warranty plan quantity cannot exceed the quantity of items purchased.',
});

/** Limits a decided quantity to the parent's units. Units that the line already has are kept. */
export function belowParent(decision: QuantityDecision, parentUnits: number): QuantityDecision {
  if (decision.qty <= parentUnits) return decision;
  const qty = Math.max(decision.prevQty, parentUnits);
  return { ...decision, qty, qtyAdded: qty - decision.prevQty, messages: [aboveParent()] };
}
