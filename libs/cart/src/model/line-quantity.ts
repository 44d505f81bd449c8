import { ITEM_CODES } from './item-codes.ts';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { Message } from '@foolscap/core/vocabulary';
import { changedToMultiple, roundDownToMultiple, roundUpToMultiple } from './order-multiple.ts';

/** The facts that limit a line's quantity. */
export interface QuantityBounds {
  /** Units in the line; 0 for a new or removed one. */
  inLine: number;
  /** Units of the same item in other lines of the cart, which share its limit. */
  inOtherLines: number;
  /** Units in other lines that come from the same place and share its stock; all other lines if absent. */
  inSamePlace?: number;
  available: number;
  /** Name of the line's pickup store, for messages about its stock. */
  store?: string | undefined;
  /** Maximum units per order; null if only the line limit applies. */
  limit: number | null;
  /** The multiple that the item is sold in; 1 if absent. */
  multiple?: number | undefined;
  /** Whether units in other lines are ignored for the item's limit. */
  ignoresHeld?: boolean | undefined;
  /** Whether the line is not limited by stock. */
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

/** Whole sentences, because they are translated by their text. */
function describePart(available: number, store?: string): string {
  if (available === 1)
    return store
      ? `Only ${available} of this item is available at ${store}.`
      : `Only ${available} of this item is available.`;
  return store
    ? `Only ${available} of this item are available at ${store}.`
    : `Only ${available} of this item are available.`;
}

export const partialQuantity = (available: number, store?: string): Message => ({
  code: ITEM_CODES.partialQuantity,
  type: 'WARN',
  description: describePart(available, store),
});

/** Builds the message of a line whose requested quantity was lowered to the available quantity. */
const partialQuantityFixed = (available: number, store?: string): Message => ({
  ...partialQuantity(available, store),
  code: ITEM_CODES.partialQuantityFixed,
});

/**
 * Returns the code of an item restricted by its purchase limit, depending on whether the cart already had fewer units than the limit,
 * exactly as many, or more.
 */
const getLimitCode = (held: number, limit: number): string => {
  if (held > limit) return ITEM_CODES.exceededLimit;
  return held === limit ? ITEM_CODES.quantityLimitItem : ITEM_CODES.quantityLimitExceeded;
};

export const invalidStore = (): Message => ({
  code: ITEM_CODES.invalidStore,
  type: 'ERROR',
  description: 'This store doesn’t offer pickup. Choose another store, or have it delivered.',
});

/** Builds the error for adding a made-to-order item without its configuration (storefront-4.38), or a set with such an item. */
export const notConfigured = (kind: 'ITEM' | 'SET'): Message => ({
  code: ITEM_CODES.notConfigured,
  type: 'ERROR',
  description:
    kind === 'ITEM'
      ? 'Customize this item before you add it to your cart.'
      : 'This set has an item that is made to order. Customize that item on its own page.',
});

/** Builds the message of such an item or set that is already in a cart. */
export const needsDesign = (kind: 'ITEM' | 'SET'): Message => ({
  code: ITEM_CODES.notConfigured,
  type: 'ERROR',
  description:
    kind === 'ITEM'
      ? 'This item is made to order. Remove it, then customize it on its page.'
      : 'This set has an item that is made to order. Remove the set, then customize that item on its own page.',
});

/**
 * Builds the message of a line whose item is not available for pickup. As an error, it is the reason why the line cannot be ordered; as a
 * warning, it reports what was done about it.
 */
export const notForPickup = (type: 'ERROR' | 'WARN'): Message => ({
  code: ITEM_CODES.notForPickup,
  type,
  description:
    type === 'WARN'
      ? 'This item can’t be picked up in a store. We’ll ship it to you.'
      : 'This item can’t be picked up in a store. Have it delivered instead.',
});

/**
 * Builds the message of a line that its buyer may not pick up in a store (storefront-6.22). As a warning, it reports that the item is
 * shipped instead.
 */
export const pickupNotPermitted = (type: 'ERROR' | 'WARN'): Message => ({
  code: ITEM_CODES.notForPickup,
  type,
  description:
    type === 'WARN'
      ? 'Your account doesn’t include store pickup. We’ll ship this item to you.'
      : 'Your account doesn’t include store pickup. Have this item delivered instead.',
});

/** Builds the message of a line that does not move because the requested store is out of stock. */
export const noneInStore = (store: string): Message => ({
  code: ITEM_CODES.noneInStore,
  type: 'WARN',
  description: `${store} has none of this item, so nothing was changed. Have it delivered, or choose another store.`,
});

/** Returns the reasons that limit a line, by priority (cart-4). @param stockMessage message for insufficient stock */
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
  // A line that keeps its quantity is not rounded, because the shopper has not changed it.
  const rounded = wanted === prevQty ? wanted : roundUpToMultiple(wanted, multiple);
  if (bounds.available <= 0 && !bounds.skipsInventory) {
    // Nothing can be added, but the current quantity may be lowered.
    const qty = Math.min(rounded, prevQty);
    return { qty, qtyAdded: qty - prevQty, prevQty, messages: wanted > 0 ? [outOfStock(bounds.store)] : [] };
  }
  const ceilings = getCeilings(bounds, stockMessage);
  const room = Math.max(0, Math.min(...ceilings.map((ceiling) => ceiling.room)));
  const fits = rounded <= room;
  const qty = fits ? rounded : roundDownToMultiple(room, multiple);
  const counts = { qty, qtyAdded: qty - prevQty, prevQty };
  const reason = fits ? undefined : ceilings.find((ceiling) => Math.max(0, ceiling.room) === room);
  // Fewer units than one multiple count as out of stock.
  const isSoldOut = qty === 0 && bounds.available < multiple;
  return {
    ...counts,
    messages: [
      ...(reason ? [isSoldOut ? outOfStock(bounds.store) : reason.message(counts)] : []),
      ...(qty !== (fits ? wanted : room) ? [changedToMultiple(multiple, qty)] : []),
    ],
  };
}

/** Decides the quantity of a line that should have `wanted` units, limited by stock, the item's limit and the line limit. */
export const decideQuantity = (wanted: number, bounds: QuantityBounds): QuantityDecision =>
  decide(wanted, bounds, partialQuantityFixed);

/** Like `decideQuantity`, for another cart's units that are merged into a line; never lowers its quantity. */
export const decideMergedQuantity = (units: number, bounds: QuantityBounds): QuantityDecision =>
  neverLower(decide(bounds.inLine + units, bounds, partialQuantityFixed), bounds);

/** Like `decideQuantity`, for an add, whose message contains the number of available units. */
export const decideAddition = (requested: number, bounds: QuantityBounds): QuantityDecision =>
  neverLower(decide(bounds.inLine + requested, bounds, partialQuantity), bounds);

function neverLower(decision: QuantityDecision, bounds: QuantityBounds): QuantityDecision {
  if (decision.qty >= bounds.inLine) return decision;
  return { ...decision, qty: bounds.inLine, qtyAdded: 0 };
}

/**
 * Returns the messages of a line whose stock no longer covers the units in the cart. They are errors, because such a line cannot be
 * ordered.
 * @param store name of its pickup store
 */
export function stockMessages(available: number, inCart: number, store?: string): Message[] {
  if (available <= 0) return [outOfStock(store)];
  return available < inCart ? [{ ...partialQuantity(available, store), type: 'ERROR' }] : [];
}
