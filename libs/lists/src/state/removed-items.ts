import { memoize } from '@foolscap/core/state';
import type { ListItem } from '../contract/index.ts';
import type { ListsRoot, OpenList, RemovedListItem } from './lists.state.ts';

/** A row of a list on screen: an item, or a removed one that can be restored. */
export type ListRow = { kind: 'item'; item: ListItem } | { kind: 'removed'; removed: RemovedListItem };

/** Returns the item number of a row. */
export const idOf = (row: ListRow) => (row.kind === 'item' ? row.item.itemId : row.removed.item.itemId);

/**
 * Merges the removed items into a page's rows, each at its former place after the item that preceded it. An item that another member has
 * added to the list again is shown as a regular item.
 */
export function getListRows(items: readonly ListItem[], removed: readonly RemovedListItem[]): ListRow[] {
  const shown = removed.filter(({ isLeft }) => !isLeft);
  const rows = items.map((item): ListRow => {
    const entry = shown.find((each) => each.item.itemId === item.itemId);
    return entry && (entry.phase === 'removing' || entry.phase === 'restoring')
      ? { kind: 'removed', removed: entry }
      : { kind: 'item', item };
  });
  // In order of their positions, so that an item finds the removed one that preceded it.
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

/**
 * Describes an item on screen before its removal; undefined if it is not on screen. The query determines whether its row is in list order.
 */
export function toRemovedItem(open: OpenList, itemId: string): RemovedListItem | undefined {
  const page = open.page.value;
  const item = page?.items.find((each) => each.itemId === itemId);
  if (!page || !item) return undefined;
  const rows = getListRows(
    page.items,
    open.removed.filter((entry) => entry.item.itemId !== itemId),
  );
  const at = rows.findIndex((row) => idOf(row) === itemId);
  const previous = rows[at - 1];
  const rowBefore = previous && idOf(previous);
  const { sort = 'POSITION_ASCENDING', search } = open.shownQuery ?? open.query;
  const isOrdered = sort === 'POSITION_ASCENDING' && !search;
  const isFirst = at === 0 && page.metadata.pagination.page === 1;
  return {
    serial: open.removals + 1,
    item,
    at,
    ...(rowBefore !== undefined && { rowBefore }),
    ...(isOrdered && (rowBefore !== undefined || isFirst) && { afterItemId: rowBefore ?? null }),
    phase: 'removing',
  };
}

const NO_ITEMS: readonly ListItem[] = [];
const NOT_REMOVED: readonly RemovedListItem[] = [];
const mergeRows = memoize(getListRows);

/** Selects the rows of a list on screen: its items, and removed items that can be restored. */
export function selectListRows({ lists }: ListsRoot, listId: string) {
  const open = lists.open[listId];
  return mergeRows(open?.page.value?.items ?? NO_ITEMS, open?.removed ?? NOT_REMOVED);
}
