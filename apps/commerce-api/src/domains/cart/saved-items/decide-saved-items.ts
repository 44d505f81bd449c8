import { randomUUID } from 'node:crypto';
import { ITEM_CODES } from '@foolscap/cart/model';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import type { ReplyMessage } from '../../../kernel/translations/reply-text.ts';
import type { SavedItemsOutcome, SavedItemsWrites } from '../cart-command.ts';
import type { LineOfItem, LineWrite } from '../cart-types.ts';
import type { AdditionDecision } from '../decide/decide-additions.ts';
import type { SavedItems, SavedLine } from './saved-items.repository.ts';

/** Units of an item to save, with the delivery option to restore and the cart line that they leave. */
export type UnitsToSave = Pick<
  LineOfItem,
  'item_id' | 'qty' | 'delivery_type' | 'pickup_store' | 'parent_item_id' | 'relation'
> &
  Partial<Pick<SavedLine, 'id' | 'parent_line_id' | 'substituted_for' | 'configuration_id'>>;

/** Builds the identity of a saved item. Unlike in a cart, an item is one entry whatever its delivery option. */
const getKey = (itemId: string, parentItemId: string, configurationId = '') =>
  `${itemId}\n${parentItemId}\n${configurationId}`;

const noChange = (list: SavedItems['list']): SavedItemsWrites => ({
  list,
  inserts: [],
  updates: [],
  detached: [],
  removals: [],
  listItemIds: {},
  messages: [],
});

const getWrite = (line: SavedLine, qty: number): LineWrite => ({
  id: line.id,
  itemId: line.item_id,
  qty,
  actioned: 'ADD_ITEM',
  deliveryType: line.delivery_type,
  pickupStoreNumber: line.pickup_store,
  parentItemId: line.parent_item_id,
  parentLineId: line.parent_line_id,
  relation: line.relation,
  requestedQty: qty,
  qtyAdded: qty - line.qty,
  prevQty: line.qty,
  substitutedFor: line.substituted_for,
  configurationId: line.configuration_id,
});

/**
 * Decides the lines of a list when units are saved to it. Units of the same item add up to at most 9,999 and take the latest delivery
 * option. A plan or service whose product is not in the list becomes a separate entry.
 */
export function decideSaving({ list, lines }: SavedItems, units: readonly UnitsToSave[]): SavedItemsWrites {
  const decision = noChange(list);
  const known = new Map(
    lines.map((line) => [getKey(line.item_id, line.parent_item_id, line.configuration_id), line]),
  );
  const present = new Set(lines.map(({ id }) => id));
  const writes = new Map<string, LineWrite>();
  /** The entry that each cart line moves to: designs of one item are separate entries, and a plan belongs below one of them. */
  const entries = new Map<string | null | undefined, SavedLine>();
  const inOrder = [...units].sort(
    (one, other) => Number(!!one.parent_item_id) - Number(!!other.parent_item_id),
  );
  for (const unit of inOrder) {
    const parent = unit.parent_item_id
      ? (entries.get(unit.parent_line_id) ?? known.get(getKey(unit.parent_item_id, '')))
      : undefined;
    const parentItemId = parent?.item_id ?? '';
    const key = getKey(unit.item_id, parentItemId, unit.configuration_id);
    const there = known.get(key);
    const wanted = unit.qty + (there?.qty ?? 0);
    const qty = Math.min(wanted, MAX_LINE_QUANTITY);
    if (qty < wanted)
      decision.messages.push({
        code: ITEM_CODES.exceedsMaxLineQuantity,
        type: 'WARN',
        description: 'You can save at most 9,999 of an item.',
      } satisfies ReplyMessage);
    const line: SavedLine = {
      id: there?.id ?? randomUUID(),
      item_id: unit.item_id,
      qty,
      delivery_type: unit.delivery_type,
      pickup_store: unit.pickup_store,
      parent_item_id: parentItemId,
      parent_line_id: there?.parent_line_id ?? parent?.id ?? null,
      relation: parent ? unit.relation : null,
      substituted_for: unit.substituted_for ?? there?.substituted_for ?? null,
      configuration_id: unit.configuration_id ?? '',
    };
    known.set(key, line);
    if (unit.id) {
      decision.listItemIds[unit.id] = line.id;
      entries.set(unit.id, line);
    }
    writes.set(line.id, { ...getWrite(line, qty), qtyAdded: unit.qty, prevQty: there?.qty ?? 0 });
  }
  for (const write of writes.values())
    (present.has(write.id) ? decision.updates : decision.inserts).push(write);
  return decision;
}

/**
 * Decides the lines of a list when units are taken from it. Children that remain when their parent leaves the list become separate entries.
 * @param taken units by line id
 */
export function decideTaking(
  { list, lines }: SavedItems,
  taken: AdditionDecision['taken'],
): SavedItemsWrites {
  const left = new Map(lines.map(({ id, qty }) => [id, qty - (taken.get(id)?.qty ?? 0)]));
  const isGone = (id: string | null) => id !== null && left.get(id)! <= 0;
  const own = new Map(lines.flatMap((line) => (line.parent_item_id ? [] : [[line.item_id, line.id]])));
  const detached: string[] = [];
  for (const { id, item_id, parent_line_id } of lines) {
    if (isGone(id) || !isGone(parent_line_id)) continue;
    const same = own.get(item_id);
    if (same === undefined) {
      detached.push(id);
      own.set(item_id, id);
    } else {
      left.set(same, Math.min(left.get(same)! + left.get(id)!, MAX_LINE_QUANTITY));
      left.set(id, 0);
    }
  }
  return {
    ...noChange(list),
    listItemIds: Object.fromEntries([...taken].map(([id, { cartItemId }]) => [cartItemId, id])),
    detached,
    removals: lines.flatMap(({ id }) => (isGone(id) ? id : [])),
    updates: lines.flatMap((line) => {
      const qty = left.get(line.id)!;
      if (qty <= 0 || qty === line.qty) return [];
      return getWrite(detached.includes(line.id) ? { ...line, parent_line_id: null } : line, qty);
    }),
  };
}

/** Decides the removal of a saved line and its children. */
export const decideRemovingSaved = ({ list, lines }: SavedItems, listItemId: string): SavedItemsWrites => ({
  ...noChange(list),
  removals: lines.flatMap(({ id, parent_line_id }) =>
    id === listItemId || parent_line_id === listItemId ? id : [],
  ),
});

/** Returns the outcome that is stored under the key of a request. */
export const getSavedOutcome = ({
  list,
  inserts,
  updates,
  detached,
  removals,
  listItemIds,
  messages,
}: SavedItemsWrites): SavedItemsOutcome => ({
  listId: list.id,
  lineIds: [...new Set([...inserts, ...updates].map(({ id }) => id).concat(detached))],
  removedIds: [...removals],
  listItemIds,
  messages,
  previousRevision: list.revision,
  revision: list.revision + 1,
});
