import type { PayloadAction } from '@reduxjs/toolkit';
import type { ListItem, ListItemsChange, ListToCartData, UpdateListItemBody } from '../contract/index.ts';
import { applyItemsChange, moveItem } from './apply-change.ts';
import type { ListsState, ListTask, RemovedListItem } from './lists.state.ts';
import { cartKeys, end, isAwaited, itemKey, settle } from './outcomes.ts';
import { findRemoved, forgetRemoved } from './removed-records.ts';

/** Reducers of the items of a list: changes, the cart, files and the printer. */
export const listItemReducers = {
  /** Commands: change the items of a list. */
  itemUpdateSubmitted(
    state: ListsState,
    { payload }: PayloadAction<{ listId: string; itemId: string; body: UpdateListItemBody }>,
  ) {
    const { listId, itemId, body } = payload;
    const key = itemKey(listId, itemId);
    state.pendingItems.push(key);
    if (body.qty !== undefined) state.pendingQuantities[key] = body.qty;
    if (body.note !== undefined) {
      state.pendingNotes[key] = body.note;
      delete state.noteFailures[listId]?.[itemId];
    }
    if (body.afterItemId !== undefined) moveItem(state, listId, itemId, body.afterItemId);
  },
  /** The change was sent together with an earlier one. */
  itemUpdateMerged(state: ListsState, { payload }: PayloadAction<{ listId: string; itemId: string }>) {
    settle(state, { task: 'updateItem', ...payload });
  },
  /** Command: remove an item. With `removed` of `toRemovedItem`, its row stays and offers Undo. */
  itemRemoveSubmitted(
    state: ListsState,
    {
      payload,
    }: PayloadAction<{ listId: string; itemId: string; name: string; removed?: RemovedListItem | undefined }>,
  ) {
    const { listId, itemId, removed } = payload;
    state.pendingItems.push(itemKey(listId, itemId));
    const open = state.open[listId];
    if (!open || !removed) return;
    forgetRemoved(state, listId, itemId);
    open.removals += 1;
    open.removed.push(removed);
  },
  /** The position of a removed item in the list was found: after this item, or at the start. */
  removedItemPlaced(
    state: ListsState,
    { payload }: PayloadAction<{ listId: string; itemId: string; afterItemId: string | null }>,
  ) {
    const entry = findRemoved({ lists: state }, payload.listId, payload.itemId);
    if (entry) entry.afterItemId = payload.afterItemId;
  },
  /** Command: restore a removed item, with its quantity and note, at its position. */
  undoRemoveSubmitted(
    state: ListsState,
    {
      payload: { listId, itemId, serial },
    }: PayloadAction<{ listId: string; itemId: string; serial: number }>,
  ) {
    const entry = findRemoved({ lists: state }, listId, itemId);
    if (entry?.serial !== serial) return;
    entry.phase = 'restoring';
    delete entry.failure;
  },
  /** Undo was clicked before the removal was sent. */
  removalCanceled(state: ListsState, { payload }: PayloadAction<{ listId: string; itemId: string }>) {
    const { listId, itemId } = payload;
    settle(state, { task: 'removeItem', listId, itemId });
    forgetRemoved(state, listId, itemId);
    end(state, { task: 'undoRemove', listId, itemId });
  },
  /** Command: move an item to the cart's saved items. */
  saveForLaterSubmitted(
    state: ListsState,
    { payload }: PayloadAction<{ listId: string; itemId: string; qty: number }>,
  ) {
    state.pendingItems.push(itemKey(payload.listId, payload.itemId));
  },
  /** Event for other domains. */
  itemsChanged(
    state: ListsState,
    {
      payload: { task, change, itemId, isNote, place },
    }: PayloadAction<{
      task: ListTask;
      change: ListItemsChange;
      itemId?: string | undefined;
      isNote?: boolean | undefined;
      /** The position of a restored item on the page, from 0. */
      place?: number | undefined;
    }>,
  ) {
    const { list, results } = change;
    settle(state, { task, listId: list.id, itemId });
    // A quantity chosen in the meantime stays until it has been sent.
    for (const { itemId: id, qty } of change.items)
      if (state.pendingQuantities[itemKey(list.id, id)] === qty)
        delete state.pendingQuantities[itemKey(list.id, id)];
    if (isNote && itemId !== undefined) delete state.pendingNotes[itemKey(list.id, itemId)];
    const open = state.open[list.id];
    const [item] = change.items;
    if (task === 'undoRemove' && open && itemId !== undefined) {
      const page = open.page.value;
      if (page && item && place !== undefined) {
        page.items = page.items.filter((each) => each.itemId !== itemId);
        page.items.splice(place, 0, item);
        page.metadata.totalItems += 1;
        page.metadata.itemCount = page.items.length;
      }
      forgetRemoved(state, list.id, itemId);
    }
    applyItemsChange(state, change);
    const entry = itemId !== undefined && findRemoved({ lists: state }, list.id, itemId);
    if (task === 'removeItem' && entry) {
      entry.isGone = true;
      if (entry.phase === 'removing') entry.phase = 'removed';
    }
    const isAdd = task === 'addItems';
    const isShown = isAdd && isAwaited(state);
    if (isShown) Object.assign(state.addToList!, { phase: 'added', results, addedTo: list });
    end(state, {
      task,
      listId: list.id,
      listName: list.name,
      ...(itemId !== undefined && { itemId }),
      ...(isAdd && { results }),
      ...(isShown && { isShown }),
    });
  },

  /** Command: add items of a list to the cart; all of them without `itemIds`. `isRow` if a single row's button was clicked. */
  toCartSubmitted(
    state: ListsState,
    { payload }: PayloadAction<{ listId: string; itemIds?: string[]; isRow?: boolean }>,
  ) {
    const { listId, itemIds } = payload;
    state.addingToCart.push(...cartKeys(listId, payload));
    const results = (state.cartResults[listId] ??= {});
    for (const itemId of itemIds ?? Object.keys(results)) delete results[itemId];
  },
  /** Event for other domains: the cart has changed. */
  addedToCart(
    state: ListsState,
    {
      payload: { listId, data, itemIds, isRow },
    }: PayloadAction<{ listId: string; data: ListToCartData; itemIds?: string[]; isRow?: boolean }>,
  ) {
    settle(state, { task: 'toCart', listId, itemIds, isRow });
    const results = (state.cartResults[listId] ??= {});
    for (const result of data.results) results[result.itemId] = result;
    end(state, {
      task: 'toCart',
      listId,
      results: data.results,
      remaining: data.remaining,
      ...(isRow && { isRow }),
    });
  },
  /** Names of items on other pages that could not be added to the cart. */
  itemsNamed(state: ListsState, { payload }: PayloadAction<Record<string, string>>) {
    Object.assign(state.itemNames, payload);
  },

  /** Command: save all items of a list as a CSV file. */
  exportSubmitted(state: ListsState, { payload }: PayloadAction<{ listId: string }>) {
    state.exporting.push(payload.listId);
  },
  listExported(
    state: ListsState,
    { payload: { listId, name } }: PayloadAction<{ listId: string; name: string }>,
  ) {
    settle(state, { task: 'export', listId });
    end(state, { task: 'export', listId, listName: name });
  },

  /** Command: load all items of a list for printing, with the current sort and search. */
  printSubmitted(state: ListsState, { payload: { listId } }: PayloadAction<{ listId: string }>) {
    state.print = { phase: 'loading', listId };
  },
  printReady(
    state: ListsState,
    { payload }: PayloadAction<{ listId: string; name: string; items: ListItem[] }>,
  ) {
    state.print = { phase: 'ready', ...payload };
  },
  /** Command: clear the printed items. */
  printClosed(state: ListsState) {
    state.print = null;
  },
};
