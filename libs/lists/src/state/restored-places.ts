import type { OpenList, RemovedListItem } from './lists.state.ts';
import { getListRows, idOf } from './removed-items.ts';

/**
 * Returns the item after which a removed item belongs: its former neighbor or, if that was removed as well, that one's neighbor. Null is
 * the start of the list, undefined an unknown position.
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

/** Returns the position of a restored item among those on the page on screen; undefined if it has no row there. */
export function getRestoredPlace(open: OpenList | undefined, itemId: string): number | undefined {
  if (!open?.page.value) return undefined;
  const { items } = open.page.value;
  const rows = getListRows(items, open.removed);
  const at = rows.findIndex((row) => row.kind === 'removed' && idOf(row) === itemId);
  // An item being removed is shown as removed, but is still among the items.
  const held = new Set(items.map((item) => item.itemId));
  return at < 0 ? undefined : rows.slice(0, at).filter((row) => held.has(idOf(row))).length;
}
