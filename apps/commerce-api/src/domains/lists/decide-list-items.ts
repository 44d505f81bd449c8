import { randomUUID } from 'node:crypto';
import type { ListItemResult } from '@foolscap/lists/contract';
import { LIST_CODES, MAX_LIST_ITEMS } from '@foolscap/lists/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { itemMessage } from './list-errors.ts';

/** An item that a request adds. */
export interface RequestedItem {
  itemId: string;
  qty?: number;
  note?: string;
}

/** An item that the list holds. */
export interface HeldItem {
  sku: string;
  qty: number;
  note: string;
}

/** An item as it is written; new ones are added at the end, in this order. */
export interface ItemWrite extends HeldItem {
  id: string;
  /** US cents of a unit. */
  price: number;
  in_stock: boolean;
}

export interface ListAdditions {
  /** One for each requested item, in the order of the request. */
  results: ListItemResult[];
  inserts: ItemWrite[];
  updates: HeldItem[];
}

/**
 * Decides which items are added to a list, and which are refused. A list holds an item once: another request for it adds units, up to 9,999, and
 * replaces the note if it brings one; a result with fewer units than requested says so.
 * @param sold the items that are sold to the caller, by number
 * @param count the number of items of the list
 */
export function decideAdditions(
  requested: readonly RequestedItem[],
  held: readonly HeldItem[],
  sold: ReadonlyMap<string, Pick<ItemWrite, 'price' | 'in_stock'>>,
  count: number,
): ListAdditions {
  const items = new Map<string, HeldItem>(held.map((item) => [item.sku, { ...item }]));
  const inserts: ItemWrite[] = [];
  const changed = new Set<HeldItem>();
  const results = requested.map(({ itemId, qty = 1, note }): ListItemResult => {
    const item = items.get(itemId);
    if (item) {
      const gained = Math.min(MAX_LINE_QUANTITY, item.qty + qty) - item.qty;
      item.qty += gained;
      if (note !== undefined && note !== '') item.note = note;
      changed.add(item);
      const messages =
        gained < qty ? [{ ...itemMessage(LIST_CODES.itemLimit), type: 'WARNING' as const }] : [];
      return { itemId, status: 'INCREASED', qty: gained, messages };
    }
    const product = sold.get(itemId);
    const refused = !product
      ? LIST_CODES.itemNotSold
      : count + inserts.length >= MAX_LIST_ITEMS
        ? LIST_CODES.full
        : undefined;
    if (!product || refused)
      return {
        itemId,
        status: 'REFUSED',
        qty: 0,
        messages: [itemMessage(refused ?? LIST_CODES.itemNotSold)],
      };
    const insert = { id: randomUUID(), sku: itemId, qty, note: note ?? '', ...product };
    inserts.push(insert);
    items.set(itemId, insert);
    return { itemId, status: 'ADDED', qty, messages: [] };
  });
  const isNew = new Set<HeldItem>(inserts);
  return { results, inserts, updates: [...changed].filter((item) => !isNew.has(item)) };
}

/** The smallest distance between two items; moving an item between closer ones numbers the list again. */
const MIN_GAP = 1e-6;

/**
 * Returns the position between two neighbors: the middle, or one beyond the end of the list.
 * @returns undefined if they are too close
 */
export function getPosition(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return after === undefined ? 1 : after - 1;
  if (after === undefined) return before + 1;
  return after - before < MIN_GAP ? undefined : (before + after) / 2;
}
