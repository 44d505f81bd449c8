import type { Message } from '@foolscap/core/vocabulary';
import { formatMoney } from '@foolscap/core/money';
import { SALE_CODES } from '@foolscap/pricing/model';
import { CART_CODES, ITEM_CODES } from './codes.ts';

/** Checks whether a cart-level message blocks checkout: errors do, warnings and information do not. */
export const blocksCheckout = ({ type }: Pick<Message, 'type'>): boolean => type === 'ERROR';

/** The facts about a cart that its own messages depend on. */
export interface CartCondition {
  /** Number of lines that can be sold. */
  lines: number;
  /** Whether a line cannot be supplied as it is, because of its stock, store or delivery type. */
  isShort: boolean;
  /** Whether a line has an item that is not sold at all. */
  hasUnsold: boolean;
  /** Whether a line's quantity is not a multiple that its item is sold in. */
  hasWrongMultiple?: boolean;
  /** Whether a made-to-order item lacks its design. */
  hasUnconfigured?: boolean;
  /** Whether an item cannot be delivered to the cart's address. */
  hasRestricted?: boolean;
  /** Whether a policy of the buyer's organization blocks an item. */
  hasBlocked?: boolean;
  /** Whether an item is off contract, in an organization that buys only on-contract items. */
  hasOffContract?: boolean;
  /** Whether the owner has a membership that is in the cart. */
  hasOwnedMembership?: boolean;
  /** Whether the shipped lines cannot be delivered together. */
  hasConflictingDeliveries?: boolean;
  /** US cents of other merchandise still needed for items that are sold only as add-ons; 0 if none is needed. */
  missingForAddOns?: number;
  /** The order total in US cents. */
  total?: number;
}

/** Returns a cart's messages about its condition. An order is refused for the same reasons. */
export function conditionMessages(condition: CartCondition): Message[] {
  const {
    lines,
    isShort,
    hasUnsold,
    hasWrongMultiple,
    hasUnconfigured,
    hasRestricted,
    hasBlocked,
    hasOffContract,
    hasOwnedMembership,
    hasConflictingDeliveries,
    missingForAddOns = 0,
    total = 0,
  } = condition;
  const error = (code: string, description: string) => ({ code, type: 'ERROR' as const, description });
  return [
    ...(lines === 0
      ? [{ code: CART_CODES.empty, type: 'INFO' as const, description: 'Your cart is empty.' }]
      : []),
    ...(isShort
      ? [
          {
            code: CART_CODES.oosOrPartial,
            type: 'ERROR' as const,
            description:
              'Some items are out of stock or only partly available. Change or remove them to continue.',
          },
        ]
      : []),
    ...(hasUnsold
      ? [
          {
            code: SALE_CODES.notAvailable,
            type: 'ERROR' as const,
            description: 'Some items are no longer available. Remove them to continue.',
          },
        ]
      : []),
    ...(hasWrongMultiple
      ? [
          error(
            ITEM_CODES.orderMultiple,
            'Some items are sold in multiples. Change their quantity to continue.',
          ),
        ]
      : []),
    ...(hasUnconfigured
      ? [
          error(
            ITEM_CODES.notConfigured,
            'Some items are made to order and need a design. Remove them, then customize them on their pages.',
          ),
        ]
      : []),
    ...(hasRestricted
      ? [
          error(
            SALE_CODES.restricted,
            'Some items can’t be delivered to your area. Remove them, or change the address.',
          ),
        ]
      : []),
    ...(hasBlocked
      ? [
          error(
            SALE_CODES.blocked,
            'Your organization’s policy doesn’t allow some items. Remove them to continue.',
          ),
        ]
      : []),
    ...(hasOffContract
      ? [error(SALE_CODES.offContract, 'Some items aren’t part of your contract. Remove them to continue.')]
      : []),
    ...(hasOwnedMembership
      ? [
          error(
            SALE_CODES.alreadyPurchased,
            'You can’t order a membership in your cart. Remove it to continue.',
          ),
        ]
      : []),
    ...(hasConflictingDeliveries
      ? [
          error(
            CART_CODES.deliveryCombination,
            'These items can’t be delivered together. Place separate orders.',
          ),
        ]
      : []),
    // Prices and fees are negative only if their data is invalid.
    ...(total < 0
      ? [error(CART_CODES.negativeTotal, 'We can’t add up your cart right now. Please try again later.')]
      : []),
    ...(missingForAddOns > 0
      ? [
          error(
            CART_CODES.addOnThreshold,
            `Add ${formatMoney(missingForAddOns)} of other items to order your add-on items.`,
          ),
        ]
      : []),
  ];
}
