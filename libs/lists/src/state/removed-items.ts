import type { ListItem } from '../contract/index.ts';
import type { ListsState, OpenList, RemovedListItem } from './lists.state.ts';

/** A row of a list on screen: an item, or one that was removed and can be put back. */
export type ListRow = { kind: 'item'; item: ListItem } | { kind: 'removed'; removed: RemovedListItem };

const idOf = (row: ListRow) => (row.kind === 'item' ? row.item.itemId : row.removed.item.itemId);

/**
 * Merges the removed items into the rows of a page: each at its former place, behind the item that was before it. An item that another member
 * has put on the list again shows as such.
 */
export function getListRows(items: readonly ListItem[], removed: readonly RemovedListItem[]): ListRow[] {
  const shown = removed.filter(({ isLeft }) => !isLeft);
  const rows = items.map((item): ListRow => {
    const entry = shown.find((each) => each.item.itemId === item.itemId);
    return entry && (entry.phase === 'removing' || entry.phase === 'restoring')
      ? { kind: 'removed', removed: entry }
      : { kind: 'item', item };
  });
  // In the order of their places, so that an item finds the removed one that was before it.
  for (const entry of [...shown].sort((a, b) => a.at - b.at)) {
    if (rows.some((row) => idOf(row) === entry.item.itemId)) continue;
    const before = rows.findIndex((row) => idOf(row) === entry.rowBefore);
    rows.splice(before < 0 ? Math.min(entry.at, rows.length) : before + 1, 0, {
      kind: 'removed',
      removed: entry,
    });
  }
  return rows;
}

/** Remembers an item on screen, from before its removal. Whether its row is in the order of the list depends on the query. */
export function rememberRemoved(state: ListsState, listId: string, itemId: string): void {
  const open = state.open[listId];
  const page = open?.page.value;
  const item = page?.items.find((each) => each.itemId === itemId);
  if (!open || !page || !item) return;
  open.removed = open.removed.filter((entry) => entry.item.itemId !== itemId);
  const rows = getListRows(page.items, open.removed);
  const at = rows.findIndex((row) => idOf(row) === itemId);
  const previous = rows[at - 1];
  const rowBefore = previous && idOf(previous);
  const { sort = 'POSITION_ASCENDING', search } = open.shownQuery ?? open.query;
  const isOrdered = sort === 'POSITION_ASCENDING' && !search;
  const isFirst = at === 0 && page.metadata.pagination.page === 1;
  open.removed.push({
    item,
    at,
    ...(rowBefore !== undefined && { rowBefore }),
    ...(isOrdered && (rowBefore !== undefined || isFirst) && { afterItemId: rowBefore ?? null }),
    phase: 'removing',
  });
}

/** Forgets a removed item: it was put back, or is on the list after all. */
export function forgetRemoved(state: ListsState, listId: string, itemId: string): void {
  const open = state.open[listId];
  if (open) open.removed = open.removed.filter((entry) => entry.item.itemId !== itemId);
}

/** Forgets the removed items of a page that is left, except those that are being put back. */
export function leaveRemoved(open: OpenList): void {
  open.removed = open.removed
    .filter(({ phase }) => phase === 'restoring')
    .map((entry) => ({ ...entry, isLeft: true as const }));
}

/** Finds a removed item. */
export const findRemoved = (
  { lists }: { lists: ListsState },
  listId: string,
  itemId: string,
): RemovedListItem | undefined => lists.open[listId]?.removed.find((entry) => entry.item.itemId === itemId);

/**
 * Returns the item behind which a removed item goes: its former neighbor, or, if that was removed as well, the neighbor of that one. Null is
 * the start of the list, undefined an unknown place.
 */
export function getPlace(
  removed: readonly RemovedListItem[],
  { item, afterItemId }: RemovedListItem,
): string | null | undefined {
  const passed = new Set([item.itemId]);
  let after = afterItemId;
  while (typeof after === 'string' && !passed.has(after)) {
    const neighbor = removed.find((entry) => entry.item.itemId === after && entry.isGone);
    if (!neighbor) return after;
    passed.add(after);
    after = neighbor.afterItemId;
  }
  return typeof after === 'string' ? undefined : after;
}

/** Puts an item back into the page on screen, in the place of its removed row. */
export function showRestored(open: OpenList, item: ListItem): void {
  const page = open.page.value;
  const entry = open.removed.find((each) => each.item.itemId === item.itemId);
  if (!page || !entry) return;
  if (!entry.isLeft && !page.items.some(({ itemId }) => itemId === item.itemId)) {
    const rows = getListRows(page.items, open.removed);
    const place = rows.findIndex((row) => idOf(row) === item.itemId);
    page.items.splice(rows.slice(0, place).filter(({ kind }) => kind === 'item').length, 0, item);
    page.metadata.itemCount += 1;
    page.metadata.totalItems += 1;
  }
  open.removed = open.removed.filter((each) => each !== entry);
}
