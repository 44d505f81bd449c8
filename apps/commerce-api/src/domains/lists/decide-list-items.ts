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

/** An item that is already on the list. */
export interface HeldItem {
  sku: string;
  qty: number;
  note: string;
}

/** An item in the form in which it is written. New ones are added at the end, in this order. */
export interface ItemWrite extends HeldItem {
  id: string;
  /** Unit price in US cents. */
  price: number;
  in_stock: boolean;
}

export interface ListAdditions {
  /** One for each requested item, in request order. */
  results: ListItemResult[];
  inserts: ItemWrite[];
  updates: HeldItem[];
}

/**
 * Decides which items are added to a list and which are refused. A list has each item once: requesting it again adds units, up to 9,999,
 * and replaces the note if the request has one. The result shows if fewer units than requested were added.
 * @param sold items that are sold to the caller, by number
 * @param count number of items on the list
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

/** The smallest gap between two positions. Moving an item into a smaller one renumbers the list. */
const MIN_GAP = 1e-6;

/**
 * Returns the position between two neighbors: the midpoint, or one beyond the end of the list.
 * @returns undefined if they are too close together
 */
export function getPosition(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return after === undefined ? 1 : after - 1;
  if (after === undefined) return before + 1;
  return after - before < MIN_GAP ? undefined : (before + after) / 2;
}
