import type { Address, DeliveryType } from '@foolscap/core/vocabulary';
import type { AddItemsBody } from '@foolscap/cart/contract';
import { CART_CODES } from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { type ApiError, badRequest } from '../../../kernel/http/api-error.ts';
import type { RequestedNames, SellableRow } from '../facts/addition-facts.repository.ts';

/** A large quantity that no line reaches; larger requests are equal to it. */
const MAX_REQUESTED = 10 * MAX_LINE_QUANTITY;

/** Adds up two requested quantities. */
export const addRequested = (one: number, other: number): number => Math.min(one + other, MAX_REQUESTED);

/** The options of a call that adds items (decision-cart-options). */
export interface AddOptions {
  /** `forceUpdate`: the quantities replace those of the lines. */
  setsQuantity?: boolean;
  /** `ignoreExistQty`: units in the cart do not count toward the purchase limit of an item. */
  ignoresHeld?: boolean;
  /** `skipInv`: the quantities are not limited by stock; placing the order still is. */
  skipsInventory?: boolean;
  /** `ignoreHrdAlt`: items are not replaced by their substitutes. */
  keepsOriginals?: boolean;
  /** `specialShipTo` and `specialBillTo`: the addresses of the special cart. */
  special?: SpecialAddresses;
  /** `duplicateOrder`: the order whose lines the cart copies. */
  orderNumber?: string | undefined;
  /** The source of the call, kept with the lines. */
  source?: string | undefined;
  /** The configuration of the items, which are made to order. */
  configurationId?: string;
}

export interface WantedLine {
  itemId: string;
  qty: number;
  deliveryType: DeliveryType;
  pickupStoreNumber: string;
  parentItemId: string;
  /** The requested item that this one replaces. */
  substitutedFor?: string;
  /** The saved line that the units come from. */
  listItemId?: string;
  /** The configuration of an item that is made to order. */
  configurationId?: string;
}

/** The items of a request with those that ask for the same line added up, and stores filled in (cart-5.16). */
export function wantedLines(body: AddItemsBody): WantedLine[] {
  const lines: WantedLine[] = [];
  for (const item of body.items) {
    if (item.qty <= 0) continue; // only version b2 comes this far with one
    const store = item.pickupStoreNumber ?? body.yourStoreNo ?? '';
    const requested = item.deliveryType ?? 'STA';
    // Store delivery or pickup without any store becomes ship-to-address delivery.
    const deliveryType = requested !== 'STA' && !store ? 'STA' : requested;
    lines.push({
      itemId: item.itemId,
      qty: Math.min(item.qty, MAX_REQUESTED),
      deliveryType,
      pickupStoreNumber: deliveryType === 'STA' ? '' : store,
      parentItemId: item.parentItemId ?? '',
    });
  }
  if (!lines.length) throw badRequest(CART_CODES.invalidItems, 'Items not passed', 'items');
  return joinLines(lines);
}

/** Adds up requests for the same line. */
export function joinLines(requested: readonly WantedLine[]): WantedLine[] {
  const lines = new Map<string, WantedLine>();
  for (const line of requested) {
    const key = JSON.stringify({ ...line, qty: 0 });
    const same = lines.get(key);
    lines.set(key, same ? { ...same, qty: addRequested(same.qty, line.qty) } : line);
  }
  return [...lines.values()];
}

/**
 * Replaces items by their substitutes (cart-3.40), unless the substitute cannot be sold. A line that adds to another item stays, because the
 * substitute may not offer it.
 */
export function substituteItems(
  wanted: readonly WantedLine[],
  sellable: ReadonlyMap<string, SellableRow>,
): WantedLine[] {
  return wanted.map((line) => {
    const itemId = !line.parentItemId && sellable.get(line.itemId)?.sale_conditions?.substitute?.itemId;
    const substitute = itemId ? sellable.get(itemId) : undefined;
    if (!substitute || substitute.price === null || substitute.available <= 0) return line;
    return { ...line, itemId: substitute.sku, substitutedFor: line.itemId };
  });
}

/** Returns the items and stores that the lines name. */
export const getNames = (lines: readonly WantedLine[]): RequestedNames => ({
  skus: [...new Set(lines.map(({ itemId }) => itemId))],
  parents: [...new Set(lines.flatMap(({ parentItemId }) => parentItemId || []))],
  stores: [...new Set(lines.flatMap(({ pickupStoreNumber }) => pickupStoreNumber || []))],
});

/** None of the items of a request is one of ours. */
export function nothingKnown(body: AddItemsBody): ApiError {
  const first = body.items.findIndex((item) => item.qty > 0);
  return badRequest(
    CART_CODES.skuInvalid,
    'We couldn’t find that item number.',
    `items[${Math.max(0, first)}].itemId`,
  );
}

/** The addresses that a special cart begins with. */
export interface SpecialAddresses {
  shipTo?: Address;
  billTo?: Address;
}
