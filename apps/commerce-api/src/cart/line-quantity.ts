import { ITEM_CODES } from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { Message } from '@foolscap/core/vocabulary';

/** What decides how many of an item a line may hold. */
export interface QuantityBounds {
  /** What the line holds now; 0 for a new or a removed one. */
  inLine: number;
  /** What other lines of the same cart hold of the same item: they share its stock and its limit. */
  inOtherLines: number;
  available: number;
  /** The most that one order may hold; null where only the line limit applies. */
  limit: number | null;
}

export interface QuantityDecision {
  /** What the line holds afterwards; 0 for nothing at all. */
  qty: number;
  qtyAdded: number;
  prevQty: number;
  /** Why it is not what was asked for. */
  messages: Message[];
}

interface Ceiling {
  room: number;
  message: (decision: Omit<QuantityDecision, 'messages'>) => Message;
}

const outOfStock = (): Message => ({
  code: ITEM_CODES.outOfStock,
  type: 'ERROR',
  description: 'This item is out of stock.',
});

export const partialQuantity = (available: number): Message => ({
  code: ITEM_CODES.partialQuantity,
  type: 'WARN',
  description: `Only ${available} of this item ${available === 1 ? 'is' : 'are'} available.`,
});

/** What keeps a line from growing, the reason that a shopper is told first standing first (cart 4, outcome priority). */
function ceilingsOf({ inOtherLines, available, limit }: QuantityBounds): Ceiling[] {
  return [
    { room: available - inOtherLines, message: () => partialQuantity(available) },
    ...(limit === null
      ? []
      : [
          {
            room: limit - inOtherLines,
            message: () => ({
              code: ITEM_CODES.quantityLimitExceeded,
              type: 'WARN' as const,
              description: `There is a purchase limit of ${limit} for this item.`,
            }),
          },
        ]),
    {
      room: MAX_LINE_QUANTITY,
      message: ({ qtyAdded, prevQty }) => ({
        code: ITEM_CODES.exceedsMaxLineQuantity,
        type: 'WARN' as const,
        // The wording of cart 5, to the letter.
        description:
          qtyAdded === 0
            ? 'You already have this item in cart with the maximum quantity allowed.'
            : `There is a purchase limit of 9,999 for this item. Because you already have ${prevQty} in your cart, your order quantity has been updated to ${qtyAdded}.`,
      }),
    },
  ];
}

/** How many a line holds when it is to hold `wanted`: less where stock, the item's limit or the line limit say so. */
export function decideQuantity(wanted: number, bounds: QuantityBounds): QuantityDecision {
  const prevQty = bounds.inLine;
  if (bounds.available <= 0) {
    // Nothing can be added, but what is there may be lowered.
    const qty = Math.min(wanted, prevQty);
    return { qty, qtyAdded: qty - prevQty, prevQty, messages: wanted > 0 ? [outOfStock()] : [] };
  }
  const ceilings = ceilingsOf(bounds);
  const room = Math.max(0, Math.min(...ceilings.map((ceiling) => ceiling.room)));
  const qty = Math.min(wanted, room);
  const counts = { qty, qtyAdded: qty - prevQty, prevQty };
  if (wanted <= room) return { ...counts, messages: [] };
  const reason = ceilings.find((ceiling) => Math.max(0, ceiling.room) === room);
  return { ...counts, messages: reason ? [reason.message(counts)] : [] };
}

/** The same for an add, which never lowers what a line holds. */
export function decideAddition(requested: number, bounds: QuantityBounds): QuantityDecision {
  const decision = decideQuantity(bounds.inLine + requested, bounds);
  if (decision.qty >= bounds.inLine) return decision;
  return { ...decision, qty: bounds.inLine, qtyAdded: 0 };
}

/** What a line has to say when it is merely looked at: the item's stock does not cover what the cart holds of it. */
export function stockMessages(available: number, inCart: number): Message[] {
  if (available <= 0) return [outOfStock()];
  return available < inCart ? [partialQuantity(available)] : [];
}
