import type { ListsState, OpenList, RemovedListItem } from './lists.state.ts';

/** Drops a removed item that was restored, or is still on the list after all. */
export function forgetRemoved(state: ListsState, listId: string, itemId: string): void {
  const open = state.open[listId];
  if (open) open.removed = open.removed.filter((entry) => entry.item.itemId !== itemId);
}

/** Drops the removed items of a page that is left, except those being restored. */
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
