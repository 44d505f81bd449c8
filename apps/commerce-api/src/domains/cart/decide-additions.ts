import { randomUUID } from 'node:crypto';
import type { AddItemsBody } from '@foolscap/cart/contract';
import { CART_CODES } from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { DeliveryType, Message } from '@foolscap/core/vocabulary';
import { type ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { type CartDecision, emptyDecision } from './cart-command.ts';
import { isPickup, type LineOfItem, type SellableRow, type StoreShelves } from './cart-lines.repository.ts';
import { createHeld, placeOf, sameLine } from './line-places.ts';
import { decideAddition, invalidStore, notForPickup } from './line-quantity.ts';

export interface WantedLine {
  itemId: string;
  qty: number;
  deliveryType: DeliveryType;
  pickupStore: string;
  parentItemId: string;
}

/** The items of a request with those that ask for the same line added up, and stores filled in (cart 5). */
export function wantedLines(body: AddItemsBody): WantedLine[] {
  const lines = new Map<string, WantedLine>();
  for (const item of body.items) {
    if (item.qty <= 0) continue; // only version b2 comes this far with one
    const store = item.pickupStoreNumber ?? body.yourStoreNo ?? '';
    const asked = item.deliveryType ?? 'STA';
    // Store delivery or pickup without any store becomes ship-to-address delivery.
    const deliveryType = asked !== 'STA' && !store ? 'STA' : asked;
    const line: WantedLine = {
      itemId: item.itemId,
      qty: Math.min(item.qty, 10 * MAX_LINE_QUANTITY),
      deliveryType,
      pickupStore: deliveryType === 'STA' ? '' : store,
      parentItemId: item.parentItemId ?? '',
    };
    const key = JSON.stringify({ ...line, qty: 0 });
    const same = lines.get(key);
    if (same) same.qty = Math.min(same.qty + line.qty, 10 * MAX_LINE_QUANTITY);
    else lines.set(key, line);
  }
  if (!lines.size) throw badRequest(CART_CODES.invalidItems, 'Items not passed', 'items');
  return [...lines.values()];
}

/** Returns the delivery option of a line: an item that cannot be picked up is shipped, with a message. */
function deliveryOf(
  { deliveryType, pickupStore }: WantedLine,
  bopisEligible: boolean,
): { deliveryType: DeliveryType; pickupStore: string; messages: Message[] } {
  if (!isPickup({ delivery_type: deliveryType }) || bopisEligible)
    return { deliveryType, pickupStore, messages: [] };
  return { deliveryType: 'STA', pickupStore: '', messages: [notForPickup('WARN')] };
}

export const storesOf = (lines: readonly WantedLine[]) => [
  ...new Set(lines.flatMap(({ pickupStore }) => pickupStore || [])),
];

/** None of the items of a request is one of ours. */
export function nothingKnown(body: AddItemsBody): ApiError {
  const first = body.items.findIndex((item) => item.qty > 0);
  return badRequest(
    CART_CODES.skuInvalid,
    'We couldn’t find that item number.',
    `items[${Math.max(0, first)}].itemId`,
  );
}

const priceMissing = (): Message => ({
  code: 'PRICE_NOT_AVAILABLE',
  type: 'ERROR',
  description: 'Sorry, but we are unable to display prices at this time.',
});

/**
 * Decides which items are added to a cart (cart 5), in which quantities, and with which messages.
 * @param sellable the items of the shop that were requested, by number
 * @param stores the stock of the requested stores
 * @param present the lines of the cart with one of the items, removed ones too
 */
export function decideAdditions(
  wanted: readonly WantedLine[],
  {
    sellable,
    stores,
    present,
  }: {
    sellable: ReadonlyMap<string, SellableRow>;
    stores: StoreShelves;
    present: readonly LineOfItem[];
  },
): CartDecision {
  /** Units of each item in the cart, including those that this call has added so far. */
  const held = createHeld();
  for (const line of present) if (line.status === 'ACTIVE') held.add(placeOf(line), line.qty);

  const decision = emptyDecision();
  // Items for different places may become the same line, because an item that cannot be picked up is shipped.
  const asked = new Map<string, ReturnType<typeof deliveryOf> & { line: WantedLine; product: SellableRow }>();
  for (const line of wanted) {
    const product = sellable.get(line.itemId);
    if (!product) {
      decision.errors.push({
        code: CART_CODES.skuInvalid,
        description: `We couldn’t find item ${line.itemId}.`,
        type: 'ERROR',
      });
      continue;
    }
    const place = deliveryOf(line, product.bopis_eligible);
    if (place.pickupStore && !stores.has(place.pickupStore)) {
      // A store without pickup is refused for its item only; the other items are added.
      decision.refused.push({
        itemId: line.itemId,
        requestedQty: line.qty,
        deliveryType: place.deliveryType,
        pickupStore: place.pickupStore,
      });
      decision.messages[line.itemId] = [invalidStore()];
      continue;
    }
    const key = sameLine({
      item_id: line.itemId,
      delivery_type: place.deliveryType,
      pickup_store: place.pickupStore,
      parent_item_id: line.parentItemId,
    });
    const same = asked.get(key);
    asked.set(key, {
      ...place,
      line: { ...line, qty: Math.min(line.qty + (same?.line.qty ?? 0), 10 * MAX_LINE_QUANTITY) },
      product,
      messages: same?.messages.length ? same.messages : place.messages,
    });
  }
  for (const [key, { line, product, deliveryType, pickupStore, messages }] of asked) {
    const there = present.find((each) => sameLine(each) === key);
    const inLine = there?.status === 'ACTIVE' ? there.qty : 0;
    const from = { item_id: line.itemId, delivery_type: deliveryType, pickup_store: pickupStore };
    const shelf = isPickup(from) ? stores.get(pickupStore) : undefined;
    const quantity =
      product.price === null
        ? { qty: inLine, qtyAdded: 0, prevQty: inLine, messages: [priceMissing()] }
        : decideAddition(line.qty, {
            inLine,
            inOtherLines: held.ofItem(line.itemId) - inLine,
            inSamePlace: held.ofPlace(placeOf(from)) - inLine,
            available: shelf ? (shelf.available.get(line.itemId) ?? 0) : product.available,
            store: shelf?.store.name,
            limit: product.quantity_limit,
          });
    const said = [...quantity.messages, ...messages];
    if (quantity.qtyAdded > 0) {
      held.add(placeOf(from), quantity.qtyAdded);
      const id = there?.id ?? randomUUID();
      decision.inserts.push({
        id,
        itemId: line.itemId,
        qty: quantity.qty,
        actioned: 'ADD_ITEM',
        deliveryType,
        pickupStore,
        parentItemId: line.parentItemId,
        requestedQty: line.qty,
        qtyAdded: quantity.qtyAdded,
        prevQty: quantity.prevQty,
      });
      decision.lineIds.push(id);
      if (said.length) decision.messages[id] = said;
    } else if (there && inLine > 0) {
      decision.lineIds.push(there.id);
      decision.messages[there.id] = said;
      decision.unchanged[there.id] = { requestedQty: line.qty, qtyAdded: 0, prevQty: inLine };
    } else {
      decision.refused.push({
        itemId: line.itemId,
        requestedQty: line.qty,
        deliveryType,
        pickupStore,
      });
      decision.messages[line.itemId] = said;
    }
  }
  return { ...decision, changed: decision.inserts.length > 0 };
}
