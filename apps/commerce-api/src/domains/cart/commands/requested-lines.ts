import type { Address, DeliveryType } from '@foolscap/core/vocabulary';
import type { AddItemsBody } from '@foolscap/cart/contract';
import { CART_CODES } from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { type ApiError, badRequest } from '../../../kernel/http/api-error.ts';
import type { RequestedNames, SellableRow } from '../facts/addition-facts.repository.ts';

/** More units than any line can have. Larger requests count as this many. */
const MAX_REQUESTED = 10 * MAX_LINE_QUANTITY;

/** Adds two requested quantities. */
export const addRequested = (one: number, other: number): number => Math.min(one + other, MAX_REQUESTED);

/** The options of a call that adds items (decision-cart-options). */
export interface AddOptions {
  /** `forceUpdate`: sets the lines' quantities instead of adding to them. */
  setsQuantity?: boolean;
  /** `ignoreExistQty`: units already in the cart do not count toward an item's purchase limit. */
  ignoresHeld?: boolean;
  /** `skipInv`: stock does not limit the quantities. It still limits the order. */
  skipsInventory?: boolean;
  /** `ignoreHrdAlt`: items are not replaced by their substitutes. */
  keepsOriginals?: boolean;
  /** `specialShipTo` and `specialBillTo`: addresses of the special cart. */
  special?: SpecialAddresses | undefined;
  /** `duplicateOrder`: the order whose lines are copied to the cart. */
  orderNumber?: string | undefined;
  /** Source of the call, stored with the lines. */
  source?: string | undefined;
  /** Configuration of the made-to-order items. */
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
  /** Configuration of a made-to-order item. */
  configurationId?: string;
}

/** Returns a request's items, combined where they are for the same line, with stores filled in (cart-5.16). */
export function wantedLines(body: AddItemsBody): WantedLine[] {
  const lines: WantedLine[] = [];
  for (const item of body.items) {
    if (item.qty <= 0) continue; // only version b2 gets here with such a quantity
    const store = item.pickupStoreNumber ?? body.yourStoreNo ?? '';
    const requested = item.deliveryType ?? 'STA';
    // Store delivery or pickup without a store becomes delivery to the address.
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

/** Combines requests for the same line. */
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
 * Replaces items with their substitutes (cart-3.40) if the substitutes can be sold. Child lines are not replaced, because the parent may
 * not offer the substitute.
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

/** Returns the items and stores named by the lines. */
export const getNames = (lines: readonly WantedLine[]): RequestedNames => ({
  skus: [...new Set(lines.map(({ itemId }) => itemId))],
  parents: [...new Set(lines.flatMap(({ parentItemId }) => parentItemId || []))],
  stores: [...new Set(lines.flatMap(({ pickupStoreNumber }) => pickupStoreNumber || []))],
});

/** Returns the error for a request whose items are all unknown. */
export function nothingKnown(body: AddItemsBody): ApiError {
  const first = body.items.findIndex((item) => item.qty > 0);
  return badRequest(
    CART_CODES.skuInvalid,
    'We couldn’t find that item number.',
    `items[${Math.max(0, first)}].itemId`,
  );
}

/** The initial addresses of a special cart. */
export interface SpecialAddresses {
  shipTo?: Address;
  billTo?: Address;
}
