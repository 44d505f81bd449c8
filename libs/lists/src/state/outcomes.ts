import type { Failure } from '@foolscap/core/http';
import type { ListItemResult } from '../contract/index.ts';
import type { ListOutcome, ListsState, ListTask } from './lists.state.ts';

/** A failed change: the task, and the list and the item that it was about. */
export interface FailedTask {
  task: ListTask;
  listId?: string | undefined;
  itemId?: string | undefined;
  /** The items that were to be added to the cart; absent for a whole list. */
  itemIds?: readonly string[] | undefined;
  /** Whether a single row was to be added to the cart, through its own button. */
  isRow?: boolean | undefined;
  /** Whether a rejected item change was that of its note. */
  isNote?: boolean | undefined;
  failure: Failure;
}

/** Used in place of an item number, for all items of a list. */
export const WHOLE_LIST = '';

/** Returns the key of an item in the records of the state. */
export const itemKey = (listId: string, itemId: string): string => `${listId}/${itemId}`;

/** Returns the keys of adds to the cart that are in flight: the list's for its main button, and each item's for its row. */
export const cartKeys = (
  listId: string,
  { itemIds, isRow = false }: Pick<FailedTask, 'itemIds' | 'isRow'>,
): string[] => [...(isRow ? [] : [listId]), ...(itemIds ?? [WHOLE_LIST]).map((id) => itemKey(listId, id))];

/** Removes only one occurrence, because the same item or list can have several changes in flight. */
function withoutOne(keys: readonly string[], key: string): string[] {
  const at = keys.indexOf(key);
  return at < 0 ? [...keys] : keys.toSpliced(at, 1);
}

/** Counts the items that were added, all or some of their units. */
export const countAdded = (results: readonly ListItemResult[]): number =>
  results.filter(({ status, qty }) => status !== 'REFUSED' && qty > 0).length;

/** Checks whether an item was rejected, or only some of its units were added. */
export const isIncomplete = ({ status, messages }: Pick<ListItemResult, 'status' | 'messages'>): boolean =>
  status === 'REFUSED' || messages.length > 0;

/** Checks whether the open dialog waits for the command that has just ended, and not for one that has yet to be sent. */
export const isAwaited = ({ addToList, submitted }: ListsState): boolean =>
  addToList?.phase === 'adding' && submitted.length === 0;

/** Records the outcome of a change. */
export function end(state: ListsState, outcome: Omit<ListOutcome, 'serial'>): void {
  state.outcome = { ...outcome, serial: (state.outcome?.serial ?? 0) + 1 };
}

/** Clears what a task marked as in flight. A name that was changed again in the meantime stays until that change has ended, too. */
export function settle(
  state: ListsState,
  { task, listId, itemId, itemIds, isRow }: Omit<FailedTask, 'failure'>,
): void {
  if (listId === undefined) return;
  if (task === 'favorite') delete state.pending[listId]?.favorite;
  if (task === 'edit') delete state.pending[listId]?.name;
  if (task === 'print' && state.print?.listId === listId) state.print = null;
  if (task === 'export') state.exporting = withoutOne(state.exporting, listId);
  if (task === 'toCart')
    for (const key of cartKeys(listId, { itemIds, isRow }))
      state.addingToCart = withoutOne(state.addingToCart, key);
  if (itemId !== undefined) state.pendingItems = withoutOne(state.pendingItems, itemKey(listId, itemId));
}
