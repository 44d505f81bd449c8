import { put } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { ListItemsChange, UpdateListItemBody } from '../contract/index.ts';
import { LIST_CODES, MAX_ITEMS_IN_CALL } from '../model/index.ts';
import type { ChangeDeps } from './change-lists.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot } from './lists.state.ts';
import type { KeptKeys } from './kept-keys.ts';
import { itemKey } from './outcomes.ts';
import { readAllItems } from './read-all-items.ts';
import { reloadOpenList } from './reload-open-list.ts';
import { findRemoved } from './removed-records.ts';
import { getPlace, getRestoredPlace } from './restored-places.ts';

const NONE: never[] = [];
const selectPendingQuantity = ({ lists }: ListsRoot, key: string) => lists.pendingQuantities[key];
const selectRemoved = ({ lists }: ListsRoot, listId: string) => lists.open[listId]?.removed ?? NONE;
const selectOpen = ({ lists }: ListsRoot, listId: string) => lists.open[listId];
const selectQuantity = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.open[listId]?.page.value?.items.find((item) => item.itemId === itemId)?.qty;
const selectRevision = ({ lists }: ListsRoot, listId: string) =>
  lists.open[listId]?.page.value?.list.revision;
const selectPages = ({ lists }: ListsRoot, listId: string) =>
  lists.open[listId]?.page.value?.metadata.pagination.pages ?? 1;

/** Creates the writers for commands that change a list's items or move them elsewhere. */
export function createItemWriters({ client, newKey, inLane, saveForLater }: ChangeDeps, keys: KeptKeys) {
  function* updateItem(payload: ReturnType<typeof actions.itemUpdateSubmitted>['payload']): SagaOf<void> {
    const { listId, itemId, body } = payload;
    // Several clicks while another change was being saved become one request with the last quantity.
    const qty = yield* selectFrom(selectPendingQuantity, itemKey(listId, itemId));
    if (body.qty !== undefined && qty === undefined) {
      yield put(actions.itemUpdateMerged({ listId, itemId }));
      return;
    }
    const sent = body.qty === undefined ? body : { ...body, qty: qty ?? body.qty };
    const change = yield* callTo(client.updateItem, listId, itemId, sent);
    const isNote = body.note !== undefined;
    yield put(actions.itemsChanged({ task: 'updateItem', change, itemId, ...(isNote && { isNote }) }));
    if (body.afterItemId !== undefined) yield* reloadOpenList(listId);
  }

  /**
   * Finds the item before a removed one if the screen does not show it: in another sort order, in a search, or at the top of a later page.
   * If that fails, the item is removed anyway, and goes to the end of the list if it is restored.
   */
  function* findPlace(listId: string, itemId: string): SagaOf<void> {
    const entry = yield* selectFrom(findRemoved, listId, itemId);
    if (!entry || entry.afterItemId !== undefined) return;
    const holds = ({ itemId: id }: { itemId: string }) => id === itemId;
    try {
      const { items } = yield* readAllItems(client, listId, {}, (read) => read.some(holds));
      const at = items.findIndex(holds);
      if (at >= 0)
        yield put(actions.removedItemPlaced({ listId, itemId, afterItemId: items[at - 1]?.itemId ?? null }));
    } catch {
      // The removal itself reports a lost connection.
    }
  }

  function* removeItem(payload: ReturnType<typeof actions.itemRemoveSubmitted>['payload']): SagaOf<void> {
    const { listId, itemId } = payload;
    yield* findPlace(listId, itemId);
    if ((yield* selectFrom(findRemoved, listId, itemId))?.phase === 'restoring') {
      yield put(actions.removalCanceled({ listId, itemId }));
      return;
    }
    const pages = yield* selectFrom(selectPages, listId);
    const change = yield* callTo(client.removeItem, listId, itemId);
    yield put(actions.itemsChanged({ task: 'removeItem', change, itemId }));
    // Items on later pages have moved up.
    if (pages > 1) yield* reloadOpenList(listId);
  }

  /**
   * Restores a removed item, with its quantity, note and position. If another member has added it in the meantime, or an earlier try
   * succeeded without a reply, the larger quantity wins.
   */
  function* undoRemove(payload: ReturnType<typeof actions.undoRemoveSubmitted>['payload']): SagaOf<void> {
    const { listId, itemId, serial } = payload;
    const entry = yield* selectFrom(findRemoved, listId, itemId);
    // The removal was rejected, canceled before it was sent, or already undone.
    if (entry?.serial !== serial) return;
    const { qty, note } = entry.item;
    const body = { itemId, qty, ...(note && { note }) };
    const added = yield* callTo(client.addItems, listId, body, newKey());
    const [item] = added.items;
    const [result] = added.results;
    const after = getPlace(yield* selectFrom(selectRemoved, listId), entry);
    const rest: UpdateListItemBody = {
      ...(item && result?.status === 'INCREASED' && { qty: Math.max(qty, item.qty - result.qty) }),
      ...(after !== undefined && { afterItemId: after }),
    };
    let change: ListItemsChange = added;
    if (Object.keys(rest).length > 0)
      try {
        change = yield* callTo(client.updateItem, listId, itemId, rest);
      } catch (error) {
        // Its former neighbor no longer exists, so it stays at the end of the list.
        if (!(error instanceof HttpError) || error.failure.code !== LIST_CODES.itemNotFound) throw error;
      }
    const place = getRestoredPlace(yield* selectFrom(selectOpen, listId), itemId);
    yield put(actions.itemsChanged({ task: 'undoRemove', change, itemId, place }));
    yield* reloadOpenList(listId);
  }

  /**
   * Removes an item from a list, retrying once if the first reply was lost or the server was unavailable. If the item is already gone by
   * then, the removal has succeeded.
   */
  function* takeOff(listId: string, itemId: string): SagaOf<ListItemsChange> {
    try {
      return yield* callTo(client.removeItem, listId, itemId);
    } catch (error) {
      if (!toFailure(error).retryable) throw error;
    }
    const known = (yield* selectFrom(selectOpen, listId))?.page.value?.list;
    try {
      return yield* callTo(client.removeItem, listId, itemId);
    } catch (error) {
      if (!known || toFailure(error).code !== LIST_CODES.itemNotFound) throw error;
      return { list: known, items: [], removedItemIds: [itemId], results: [] };
    }
  }

  /** Saves first: an item must not be lost if the second call fails, and being in both places does no harm. */
  function* moveToSaved(payload: ReturnType<typeof actions.saveForLaterSubmitted>['payload']): SagaOf<void> {
    const { listId, itemId } = payload;
    if (!saveForLater) throw new Error('createListsModule needs saveForLater to move items there.');
    const pages = yield* selectFrom(selectPages, listId);
    // A quantity that was being changed when the button was clicked has been saved by now.
    const qty = (yield* selectFrom(selectQuantity, listId, itemId)) ?? payload.qty;
    const key = keys.begin({ saveForLater: listId, itemId, qty })();
    yield* inLane(() => callTo(saveForLater, { itemId, qty }, key));
    // Another click saves it again under a new key: by then, the shopper may have removed the saved item, and nothing would be saved under
    // this key.
    keys.end();
    const change = yield* takeOff(listId, itemId);
    yield put(actions.itemsChanged({ task: 'saveForLater', change, itemId }));
    if (pages > 1) yield* reloadOpenList(listId);
  }

  /** Adds items to the cart; selected items in calls of the maximum size. */
  function* addToCart(payload: ReturnType<typeof actions.toCartSubmitted>['payload']): SagaOf<void> {
    const { listId, itemIds } = payload;
    // The items of a changed list differ, or have different quantities.
    const revision = yield* selectFrom(selectRevision, listId);
    const keyOf = keys.begin({ toCart: listId, itemIds, revision });
    const add = (ids: string[] | undefined, call = 0) => {
      const key = keyOf(call);
      return inLane(() => callTo(client.addToCart, listId, ids ? { itemIds: ids } : {}, key));
    };
    const data = yield* add(itemIds?.slice(0, MAX_ITEMS_IN_CALL));
    for (let at = MAX_ITEMS_IN_CALL; itemIds && at < itemIds.length; at += MAX_ITEMS_IN_CALL) {
      try {
        const more = yield* add(itemIds.slice(at, at + MAX_ITEMS_IN_CALL), at / MAX_ITEMS_IN_CALL);
        data.results.push(...more.results);
        data.cartRevision = more.cartRevision;
      } catch (error) {
        // Items added so far are in the cart.
        yield put(actions.addedToCart({ ...payload, data }));
        throw error;
      }
    }
    keys.end();
    yield put(actions.addedToCart({ ...payload, data }));
  }

  return { updateItem, removeItem, undoRemove, moveToSaved, addToCart };
}
