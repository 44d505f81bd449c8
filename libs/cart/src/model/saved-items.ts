import type { SavedItem, SavedItemsChange, SavedItemsData } from '../contract/index.ts';

/**
 * Merges a change to the saved items into the held list. Ignores an older change.
 *
 * @returns the list; undefined if an earlier change was missed, so that the list must be read
 */
export function applySavedChange(
  held: SavedItemsData,
  { revision, previousRevision, total, sflItems, removedListItemIds }: SavedItemsChange,
): SavedItemsData | undefined {
  if (revision <= held.revision) return held;
  if (previousRevision !== held.revision) return undefined;
  const changed = new Map(sflItems.map((item) => [item.listItemId, item]));
  const known = new Set(held.sflItems.map(({ listItemId }) => listItemId));
  const removed = new Set(removedListItemIds);
  const kept = held.sflItems
    .filter(({ listItemId }) => !removed.has(listItemId))
    .map((item): SavedItem => changed.get(item.listItemId) ?? item);
  // Newest items come first.
  return {
    ...held,
    sflItems: [...sflItems.filter(({ listItemId }) => !known.has(listItemId)), ...kept],
    total,
    revision,
  };
}
