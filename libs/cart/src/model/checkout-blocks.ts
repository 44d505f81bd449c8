import type { Message } from '@foolscap/core/vocabulary';
import { CART_CODES } from './codes.ts';

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
}

/** Returns the messages of a cart about its condition. An order is refused for the same reasons. */
export function conditionMessages({ lines, isShort, hasUnsold }: CartCondition): Message[] {
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
            code: CART_CODES.itemNotAvailable,
            type: 'ERROR' as const,
            description: 'Some items are no longer available. Remove them to continue.',
          },
        ]
      : []),
  ];
}
