import type { Message } from '@foolscap/core/vocabulary';
import { formatMoney } from '@foolscap/core/money';
import { SALE_CODES } from '@foolscap/pricing/model';
import { CART_CODES, ITEM_CODES } from './codes.ts';

/** Whether a cart-level message keeps the shopper from checking out: errors do, warnings and information do not. */
export const blocksCheckout = ({ type }: Pick<Message, 'type'>): boolean => type === 'ERROR';

/** The facts of a cart that its own messages depend on. */
export interface CartCondition {
  /** Lines that can be sold. */
  lines: number;
  /** Whether a line cannot be supplied as it is: its stock, its store or its delivery type does not allow it. */
  isShort: boolean;
  /** Whether a line holds an item that is not sold at all. */
  hasUnsold: boolean;
  /** Whether a line has a quantity in which its item is not sold. */
  hasWrongMultiple?: boolean;
  /** Whether an item that is made to order is without its design. */
  hasUnconfigured?: boolean;
  /** Whether an item is not delivered to the cart's place. */
  hasRestricted?: boolean;
  /** Whether a policy of the buyer's organization does not allow an item. */
  hasBlocked?: boolean;
  /** Whether an item is outside of the contract of an organization that buys on-contract items only. */
  hasOffContract?: boolean;
  /** Whether shipped lines cannot be delivered together. */
  hasConflictingDeliveries?: boolean;
  /** US cents of other goods that are missing for items which are sold only with them; 0 if nothing is missing. */
  missingForAddOns?: number;
  /** The order total in US cents. */
  total?: number;
}

/** Returns the messages of a cart about its condition. An order is refused for the same reasons. */
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
    ...(hasConflictingDeliveries
      ? [
          error(
            CART_CODES.deliveryCombination,
            'These items can’t be delivered together. Place separate orders.',
          ),
        ]
      : []),
    // Prices and fees are never negative unless their data is wrong.
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
