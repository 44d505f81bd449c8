import { ITEM_CODES } from './item-codes.ts';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { Message } from '@foolscap/core/vocabulary';
import { changedToMultiple, roundDownToMultiple, roundUpToMultiple } from './order-multiple.ts';

/** The facts that limit the quantity of a line. */
export interface QuantityBounds {
  /** Units in the line; 0 for a new or a removed one. */
  inLine: number;
  /** Units of the same item in other lines of the cart: they share its limit. */
  inOtherLines: number;
  /** Units in other lines that come from the same place: they share its stock. All other lines when absent. */
  inSamePlace?: number;
  available: number;
  /** The name of the store that the line is picked up from, for messages about its stock. */
  store?: string | undefined;
  /** The most that one order may hold; null where only the line limit applies. */
  limit: number | null;
  /** The units in whose multiples the item is sold; 1 when absent. */
  multiple?: number | undefined;
  /** Whether units in other lines do not count toward the item's limit. */
  ignoresHeld?: boolean | undefined;
  /** Whether the stock does not limit the line. */
  skipsInventory?: boolean | undefined;
}

export interface QuantityDecision {
  /** Units in the line afterwards; 0 if nothing could be added. */
  qty: number;
  qtyAdded: number;
  prevQty: number;
  /** The reasons why it differs from the requested quantity. */
  messages: Message[];
}

interface Ceiling {
  room: number;
  message: (decision: Omit<QuantityDecision, 'messages'>) => Message;
}

const outOfStock = (store?: string): Message => ({
  code: ITEM_CODES.outOfStock,
  type: 'ERROR',
  description: store ? `This item is out of stock at ${store}.` : 'This item is out of stock.',
});

export const partialQuantity = (available: number, store?: string): Message => ({
  code: ITEM_CODES.partialQuantity,
  type: 'WARN',
  description: `Only ${available} of this item ${available === 1 ? 'is' : 'are'} available${store ? ` at ${store}` : ''}.`,
});

/** The message of a line whose requested quantity was lowered to what is available. */
const partialQuantityFixed = (available: number, store?: string): Message => ({
  ...partialQuantity(available, store),
  code: ITEM_CODES.partialQuantityFixed,
});

/** Returns the code of an item that its purchase limit restricts, by the units that the cart held before: fewer than the limit, as many, or more. */
const getLimitCode = (held: number, limit: number): string => {
  if (held > limit) return ITEM_CODES.exceededLimit;
  return held === limit ? ITEM_CODES.quantityLimitItem : ITEM_CODES.quantityLimitExceeded;
};

export const invalidStore = (): Message => ({
  code: ITEM_CODES.invalidStore,
  type: 'ERROR',
  description: 'This store doesn’t offer pickup. Choose another store, or have it delivered.',
});

/** The refusal of an item that is made to order and comes without its configuration (storefront-4.38), or of a set with such an item. */
export const notConfigured = (kind: 'ITEM' | 'SET'): Message => ({
  code: ITEM_CODES.notConfigured,
  type: 'ERROR',
  description:
    kind === 'ITEM'
      ? 'Customize this item before you add it to your cart.'
      : 'This set has an item that is made to order. Customize that item on its own page.',
});

/** The message of such an item or set that is already in a cart. */
export const needsDesign = (kind: 'ITEM' | 'SET'): Message => ({
  code: ITEM_CODES.notConfigured,
  type: 'ERROR',
  description:
    kind === 'ITEM'
      ? 'This item is made to order. Remove it, then customize it on its page.'
      : 'This set has an item that is made to order. Remove the set, then customize that item on its own page.',
});

/** As an error it is what keeps a line from being ordered, as a warning what was done about it. */
export const notForPickup = (type: 'ERROR' | 'WARN'): Message => ({
  code: ITEM_CODES.notForPickup,
  type,
  description:
    type === 'WARN'
      ? 'This item can’t be picked up in a store. We’ll ship it to you.'
      : 'This item can’t be picked up in a store. Have it delivered instead.',
});

/** The message of a line that its buyer may not collect in a store (storefront-6.22). As a warning it says that the item is shipped instead. */
export const pickupNotPermitted = (type: 'ERROR' | 'WARN'): Message => ({
  code: ITEM_CODES.notForPickup,
  type,
  description:
    type === 'WARN'
      ? 'Your account doesn’t include store pickup. We’ll ship this item to you.'
      : 'Your account doesn’t include store pickup. Have this item delivered instead.',
});

/** The message of a line that stays where it is because the requested store has none. */
export const noneInStore = (store: string): Message => ({
  code: ITEM_CODES.noneInStore,
  type: 'WARN',
  description: `${store} has none of this item, so nothing was changed. Have it delivered, or choose another store.`,
});

/** Returns the reasons that limit a line, in the order of their priority (cart-4). @param stockMessage for stock that does not suffice */
function getCeilings(
  {
    inOtherLines,
    inSamePlace = inOtherLines,
    available,
    limit,
    store,
    ignoresHeld,
    skipsInventory,
    inLine,
  }: QuantityBounds,
  stockMessage: typeof partialQuantity,
): Ceiling[] {
  return [
    ...(skipsInventory
      ? []
      : [{ room: available - inSamePlace, message: () => stockMessage(available, store) }]),
    ...(limit === null
      ? []
      : [
          {
            room: ignoresHeld ? limit + inLine : limit - inOtherLines,
            message: () => ({
              code: getLimitCode(inOtherLines + inLine, limit),
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
        // The exact texts of cart-5.6 and cart-5.7.
        description:
          qtyAdded === 0
            ? 'You already have this item in cart with the maximum quantity allowed.'
            : `There is a purchase limit of 9,999 for this item. Because you already have ${prevQty} in your cart, your order quantity has been updated to ${qtyAdded}.`,
      }),
    },
  ];
}

function decide(
  wanted: number,
  bounds: QuantityBounds,
  stockMessage: typeof partialQuantity,
): QuantityDecision {
  const prevQty = bounds.inLine;
  const { multiple = 1 } = bounds;
  // A line that keeps its quantity is not rounded: its shopper has not changed it.
  const rounded = wanted === prevQty ? wanted : roundUpToMultiple(wanted, multiple);
  if (bounds.available <= 0 && !bounds.skipsInventory) {
    // Nothing can be added, but what is there may be lowered.
    const qty = Math.min(rounded, prevQty);
    return { qty, qtyAdded: qty - prevQty, prevQty, messages: wanted > 0 ? [outOfStock(bounds.store)] : [] };
  }
  const ceilings = getCeilings(bounds, stockMessage);
  const room = Math.max(0, Math.min(...ceilings.map((ceiling) => ceiling.room)));
  const fits = rounded <= room;
  const qty = fits ? rounded : roundDownToMultiple(room, multiple);
  const counts = { qty, qtyAdded: qty - prevQty, prevQty };
  const reason = fits ? undefined : ceilings.find((ceiling) => Math.max(0, ceiling.room) === room);
  // Fewer units than one multiple are no stock.
  const isSoldOut = qty === 0 && bounds.available < multiple;
  return {
    ...counts,
    messages: [
      ...(reason ? [isSoldOut ? outOfStock(bounds.store) : reason.message(counts)] : []),
      ...(qty !== (fits ? wanted : room) ? [changedToMultiple(multiple, qty)] : []),
    ],
  };
}

/** Decides the quantity of a line that is to hold `wanted` units, limited by stock, the item's limit and the line limit. */
export const decideQuantity = (wanted: number, bounds: QuantityBounds): QuantityDecision =>
  decide(wanted, bounds, partialQuantityFixed);

/** The same for units of another cart that join a line, which never lower what it holds. */
export const decideMergedQuantity = (units: number, bounds: QuantityBounds): QuantityDecision =>
  neverLower(decide(bounds.inLine + units, bounds, partialQuantityFixed), bounds);

/** The same for an add, whose message says how many units there are. */
export const decideAddition = (requested: number, bounds: QuantityBounds): QuantityDecision =>
  neverLower(decide(bounds.inLine + requested, bounds, partialQuantity), bounds);

function neverLower(decision: QuantityDecision, bounds: QuantityBounds): QuantityDecision {
  if (decision.qty >= bounds.inLine) return decision;
  return { ...decision, qty: bounds.inLine, qtyAdded: 0 };
}

/**
 * Returns the messages of a line whose stock no longer covers the units in the cart. They are errors, since such a line cannot be ordered.
 * @param store the name of the store that it is picked up from
 */
export function stockMessages(available: number, inCart: number, store?: string): Message[] {
  if (available <= 0) return [outOfStock(store)];
  return available < inCart ? [{ ...partialQuantity(available, store), type: 'ERROR' }] : [];
}
