import { HttpError } from '@foolscap/core/http';
import type { ListItem, ListItemResult, ListItemsChange, ListLink, ShoppingList } from '../contract/index.ts';
import { LIST_CODES, LIST_ERRORS } from '../model/index.ts';
import type { ListAccessLevel } from '../model/index.ts';
import { buildListItem } from './builders.ts';

/** A list of the fake server with its items, in their order. */
export interface FakeList {
  list: ShoppingList;
  items: ListItem[];
}

export interface FakeListsServer {
  lists: FakeList[];
  links: Record<string, ListLink>;
  /** Names or details of the items that can be added, by number; other numbers are rejected. If absent, every number can be added. */
  catalog?: Record<string, string | Partial<ListItem['itemDetails']>>;
  /** The access levels that the user may give a list; of a member of an organization by default. */
  availableAccessLevel: ListAccessLevel[];
  readOnly: boolean;
  hasSFL: boolean;
}

const MAX_UNITS = 9999;

/** Throws the error that the client rejects with. */
export const refuse = (status: number, code: string, field?: string): never => {
  throw new HttpError({
    status,
    code,
    ...(field !== undefined && { field }),
    message: (LIST_ERRORS as Record<string, string>)[code] ?? code,
    retryable: false,
  });
};

export const page = <T>(
  all: readonly T[],
  { page: number = '1', size = '100' }: { page?: string; size?: string },
) => ({
  page: Number(number),
  size: Number(size),
  totalItems: all.length,
  shown: all.slice((Number(number) - 1) * Number(size), Number(number) * Number(size)),
});

export const byName = (direction: number) => (a: { list: ShoppingList }, b: { list: ShoppingList }) =>
  direction * a.list.name.localeCompare(b.list.name);
export const byDate = (direction: number) => (a: { list: ShoppingList }, b: { list: ShoppingList }) =>
  direction * a.list.modifiedDate.localeCompare(b.list.modifiedDate);

/** Creates the operations of the in-memory server on its lists. */
export function createListOperations(server: FakeListsServer, now: () => Date) {
  /** Details of removed items, which stay the same if they are added again. */
  const removed = new Map<string, ListItem['itemDetails']>();

  function remove(entry: FakeList, itemId: string): void {
    const item = entry.items.find((each) => each.itemId === itemId);
    if (item) removed.set(itemId, item.itemDetails);
    entry.items = entry.items.filter((each) => each !== item);
  }

  const find = (listId: string): FakeList =>
    server.lists.find(({ list }) => list.id === listId) ?? refuse(404, LIST_CODES.notFound);

  const findToChange = (listId: string): FakeList => {
    const found = find(listId);
    return found.list.readOnly ? refuse(403, LIST_CODES.readOnly) : found;
  };

  /** Returns the list in the form of a reply. */
  const describe = ({ list, items }: FakeList): ShoppingList => ({ ...list, itemCount: items.length });

  function touch({ list }: FakeList): void {
    list.revision += 1;
    list.modifiedDate = now().toISOString();
  }

  const change = (entry: FakeList, more: Partial<ListItemsChange> = {}): ListItemsChange => ({
    list: describe(entry),
    items: [],
    removedItemIds: [],
    results: [],
    ...more,
  });

  function add(
    entry: FakeList,
    { itemId, qty = 1, note }: { itemId: string; qty?: number; note?: string },
  ): ListItemResult {
    if (server.catalog && !Object.hasOwn(server.catalog, itemId))
      return {
        itemId,
        status: 'REFUSED',
        qty: 0,
        messages: [{ code: LIST_CODES.itemNotSold, type: 'ERROR' }],
      };
    const present = entry.items.find((item) => item.itemId === itemId);
    if (present) {
      const gained = Math.min(MAX_UNITS, present.qty + qty) - present.qty;
      present.qty += gained;
      if (note) present.note = note;
      const isLimited = gained < qty;
      return {
        itemId,
        status: 'INCREASED',
        qty: gained,
        messages: isLimited ? [{ code: LIST_CODES.itemLimit, type: 'WARNING' }] : [],
      };
    }
    const sold = server.catalog?.[itemId] ?? removed.get(itemId);
    entry.items.push(
      buildListItem({
        itemId,
        qty,
        ...(note && { note }),
        addedDate: now().toISOString(),
        ...(sold && { itemDetails: typeof sold === 'string' ? { name: sold } : sold }),
      }),
    );
    return { itemId, status: 'ADDED', qty, messages: [] };
  }

  return { find, findToChange, describe, touch, change, add, remove };
}
