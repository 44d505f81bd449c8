import type { UpdateItemsBody } from '@foolscap/cart/contract';
import { CART_CODES } from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { DeliveryType, Message } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import { newWork, type Work } from './cart-change.ts';
import {
  isPickup,
  type LineRow,
  listLines,
  listLinesOfItems,
  listStoreStock,
} from './cart-lines.repository.ts';
import type { CartRow } from './cart.repository.ts';
import { createHeld, placeOf, sameLine, type Way } from './line-places.ts';
import { decideQuantity, invalidStore, noneInStore, notForPickup } from './line-quantity.ts';
import {
  childrenOf,
  type LineWrite,
  markDeleted,
  moveLine,
  restoreChildren,
  writeLines,
} from './line-writes.repository.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const lineNotFound = () =>
  notFound(CART_CODES.cartItemIdNotFound, 'This item is no longer in your cart.');

/** The lines that an update or a removal names; any that is not in this cart refuses the whole call. */
export async function namedLines(
  trx: Db,
  cart: CartRow,
  ids: readonly string[],
): Promise<Map<string, LineRow>> {
  if (!ids.every((id) => UUID.test(id))) throw lineNotFound();
  const rows = await listLines(trx, cart, { ids });
  const lines = new Map(rows.map((row) => [row.id, row]));
  if (lines.size !== new Set(ids).size) throw lineNotFound();
  return lines;
}

/** What stands below lines goes with them: warranties, assembly (decisions, "deleted lines, undo"). */
export async function removeChildren(
  trx: Db,
  cart: CartRow,
  parents: readonly LineRow[],
  now: Date,
): Promise<string[]> {
  const below = await childrenOf(
    trx,
    cart.id,
    parents.map((line) => line.item_id),
  );
  const ids = below.map(({ id }) => id);
  return ids.length ? markDeleted(trx, cart.id, ids, now) : [];
}

/** The way that an update asks for; the line's own where it asks for none. Collecting needs a store. */
function wayOf(line: Way, deliveryType: DeliveryType | undefined, store: string | undefined): Way {
  if (deliveryType === undefined) return line;
  if (deliveryType === 'STA') return { delivery_type: 'STA', pickup_store: '' };
  return { delivery_type: deliveryType, pickup_store: store ?? line.pickup_store };
}

/** Why a line cannot get there at all. */
function whyNotThere(
  line: LineRow,
  way: Way,
  store: string | undefined,
  available: number,
): Message | undefined {
  if (way.delivery_type === 'STA') return undefined;
  if (store === undefined) return invalidStore();
  if (!isPickup(way)) return undefined;
  if (!line.bopis_eligible || line.product_type_name === 'ESD') return notForPickup('ERROR');
  return available > 0 ? undefined : noneInStore(store);
}

/** Sets quantities and ways of lines (cart 6): what cannot be stays as it was and says why. */
export async function updateLines(
  trx: Db,
  cart: CartRow,
  items: UpdateItemsBody['items'],
  now: Date,
): Promise<Work> {
  // The last word on a line counts.
  const wanted = new Map(items.map((item) => [item.cartItemId ?? '', item]));
  const lines = await namedLines(trx, cart, [...wanted.keys()]);
  const stores = await listStoreStock(
    trx,
    [...wanted.values()].flatMap(({ pickupStoreNumber }) => pickupStoreNumber ?? []),
    [...lines.values()].map((line) => line.item_id),
  );
  const held = createHeld();
  const others = await listLinesOfItems(trx, cart.id, [
    ...new Set([...lines.values()].map((line) => line.item_id)),
  ]);
  for (const line of others) if (line.status === 'ACTIVE') held.add(placeOf(line), line.qty);
  const writes: LineWrite[] = [];
  const removed: string[] = [];
  const restored: LineRow[] = [];
  const work: Work = { ...newWork(), lineIds: [...wanted.keys()] };
  for (const [id, { qty, deliveryType, pickupStoreNumber }] of wanted) {
    const line = lines.get(id)!;
    const inLine = line.status === 'ACTIVE' ? line.qty : 0;
    if (qty === 0) {
      if (line.status === 'ACTIVE') {
        removed.push(id);
        held.add(placeOf(line), -inLine);
      }
      continue;
    }
    const way = wayOf(line, deliveryType, pickupStoreNumber);
    const moves = way.delivery_type !== line.delivery_type || way.pickup_store !== line.pickup_store;
    const shelf = stores.get(way.pickup_store);
    const from = { ...line, ...way };
    const same = moves
      ? others.find((each) => each.id !== id && each.status === 'ACTIVE' && sameLine(each) === sameLine(from))
      : undefined;
    const available = !moves
      ? line.available
      : isPickup(way)
        ? (shelf?.available.get(line.item_id) ?? 0)
        : line.delivered_available;
    const store = isPickup(way) ? (shelf?.store.name ?? line.store?.name) : undefined;
    const refusal = moves ? whyNotThere(line, way, shelf?.store.name, available) : undefined;
    if (refusal) {
      work.messages[id] = [refusal];
      work.unchanged[id] = { requestedQty: qty, qtyAdded: 0, prevQty: inLine };
      continue;
    }
    // What is moved leaves its place, and comes to what lies in the other one already.
    if (moves) held.add(placeOf(line), -inLine);
    const there = (moves ? 0 : inLine) + (same?.qty ?? 0);
    const decision = decideQuantity(Math.min(qty + (same?.qty ?? 0), 10 * MAX_LINE_QUANTITY), {
      inLine: moves ? (same?.qty ?? 0) : inLine,
      inOtherLines: held.ofItem(line.item_id) - there,
      inSamePlace: held.ofPlace(placeOf(from)) - there,
      available,
      store,
      limit: line.quantity_limit,
    });
    if (decision.messages.length) work.messages[same?.id ?? id] = decision.messages;
    // A line that would come to nothing stays as it is: only the shopper removes lines.
    if (!moves && (decision.qty === 0 || (decision.qty === line.qty && line.status === 'ACTIVE'))) {
      work.unchanged[id] = { requestedQty: qty, qtyAdded: 0, prevQty: inLine };
      continue;
    }
    if (moves && decision.qty === (same?.qty ?? 0)) {
      // Nothing more fits in there: the line stays where it is, and says so.
      held.add(placeOf(line), inLine);
      work.messages[id] = decision.messages;
      work.unchanged[id] = { requestedQty: qty, qtyAdded: 0, prevQty: inLine };
      continue;
    }
    held.add(placeOf(from), decision.qtyAdded);
    if (line.status === 'DELETED') restored.push(line);
    if (same) {
      removed.push(id);
      work.lineIds.push(same.id);
    } else if (moves) {
      await moveLine(trx, line, { deliveryType: way.delivery_type, pickupStore: way.pickup_store });
    }
    writes.push({
      id: same?.id ?? id,
      itemId: line.item_id,
      qty: decision.qty,
      actioned: 'EDIT_ITEM',
      deliveryType: way.delivery_type,
      pickupStore: way.pickup_store,
      parentItemId: line.parent_item_id,
      requestedQty: qty,
      qtyAdded: decision.qtyAdded,
      prevQty: decision.prevQty,
    });
  }
  await writeLines(trx, cart.id, writes, now);
  if (removed.length) {
    await markDeleted(trx, cart.id, removed, now);
    work.lineIds.push(
      ...(await removeChildren(
        trx,
        cart,
        removed.map((id) => lines.get(id)!),
        now,
      )),
    );
  }
  work.lineIds.push(...(await restoreChildren(trx, cart.id, restored, now)));
  return { ...work, changed: writes.length + removed.length > 0 };
}
