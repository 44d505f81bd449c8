import { put } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { LIST_CODES, MAX_ITEMS_IN_CALL, tidyName } from '../model/index.ts';
import { OUTDATED_CODES, selectHasLists } from './change-lists.ts';
import type { ChangeDeps } from './change-lists.ts';
import type { KeptKeys } from './kept-keys.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot, SubmittedItems } from './lists.state.ts';
import { isIncomplete } from './outcomes.ts';
import { reloadOpenList } from './reload-open-list.ts';

const selectAddToList = ({ lists }: ListsRoot) => lists.addToList;
const selectPendingFavorite = ({ lists }: ListsRoot, listId: string) => lists.pending[listId]?.favorite;
const selectShowsFavorites = ({ lists }: ListsRoot) => lists.form.SelectedListsType === 'FAVORITES';
/** Selects a list's newest known state, since either of the screens that show it may have been loaded before the other. */
const selectKnownList = ({ lists }: ListsRoot, listId: string) => {
  const open = lists.open[listId]?.page.value?.list;
  const row = lists.overview.value?.shoppingLists.find(({ id }) => id === listId);
  return row && row.revision > (open?.revision ?? -1) ? row : open;
};
/** Selects the number of the page on screen if it has no lists, but is not the first one. */
const selectEmptyPage = ({ lists }: ListsRoot) =>
  lists.overview.value?.shoppingLists.length === 0 && lists.form.ActivePagination > 1
    ? lists.form.ActivePagination
    : undefined;
const selectHasPages = ({ lists }: ListsRoot) => (lists.overview.value?.metadata.pagination.pages ?? 1) > 1;

/** Creates the writers of the commands that change lists, or add items to them. */
export function createListWriters({ client }: Pick<ChangeDeps, 'client'>, keys: KeptKeys) {
  /** Adds items, as many per call as the server accepts. @param movedFrom the saved item that is moved, unless it is rejected */
  function* addItems(
    listId: string,
    items: { itemId: string; qty: number }[],
    movedFrom?: string,
  ): SagaOf<void> {
    try {
      yield* sendItems(listId, items, movedFrom);
    } catch (error) {
      // The dialog must not offer a list again that no longer exists or can no longer be changed.
      if (OUTDATED_CODES.has(toFailure(error).code) && (yield* selectFrom(selectAddToList)))
        yield put(actions.addToListFormChanged({}));
      throw error;
    }
  }

  function* sendItems(
    listId: string,
    items: { itemId: string; qty: number }[],
    movedFrom?: string,
  ): SagaOf<void> {
    const results = [];
    const keyOf = keys.begin({ addItems: listId, items });
    for (let at = 0; at < items.length; at += MAX_ITEMS_IN_CALL) {
      const body = { items: items.slice(at, at + MAX_ITEMS_IN_CALL) };
      const change = yield* callTo(client.addItems, listId, body, keyOf(at / MAX_ITEMS_IN_CALL));
      results.push(...change.results);
      if (at + MAX_ITEMS_IN_CALL >= items.length)
        yield put(actions.itemsChanged({ task: 'addItems', change: { ...change, results } }));
    }
    keys.end();
    const isWhole = results.length > 0 && !results.some(isIncomplete);
    if (movedFrom !== undefined && isWhole) yield put(actions.itemMoved({ movedFrom, listId }));
    yield* reloadOpenList(listId);
  }

  /** @param submitted the items that the list is created for */
  function* create(
    body: ReturnType<typeof actions.createListSubmitted>['payload'],
    submitted: SubmittedItems | null | undefined,
  ): SagaOf<void> {
    const { items, movedFrom } = submitted ?? {};
    const values = { ...body, name: tidyName(body.name) };
    const list = yield* callTo(client.createList, values, keys.begin({ create: values })());
    keys.end();
    yield put(actions.listCreated(list));
    if (items)
      yield* addItems(
        list.id,
        items.map(({ itemId, qty }) => ({ itemId, qty })),
        movedFrom,
      );
    // The new list belongs among the others.
    if (yield* selectFrom(selectHasLists)) yield put(actions.listsRequested());
  }

  function* edit(payload: ReturnType<typeof actions.editSubmitted>['payload']): SagaOf<void> {
    const { listId, name, ...access } = payload;
    const known = yield* selectFrom(selectKnownList, listId);
    // Nothing has changed in the form, so nothing is sent.
    if (known && name === undefined && Object.keys(access).length === 0) {
      yield put(actions.listChanged({ task: 'edit', list: known }));
      return;
    }
    const revision = known?.revision;
    const list = yield* callTo(client.updateList, listId, {
      ...access,
      ...(name !== undefined && { name: tidyName(name) }),
      ...(revision !== undefined && { revision }),
    });
    yield put(actions.listChanged({ task: 'edit', list }));
  }

  /** Sends the latest choice. Several clicks while another change was being saved become one request; the last click wins. */
  function* favor({ listId }: ReturnType<typeof actions.favoriteSubmitted>['payload']): SagaOf<void> {
    for (;;) {
      const favorite = yield* selectFrom(selectPendingFavorite, listId);
      if (favorite === undefined) return;
      const showedFavorites = yield* selectFrom(selectShowsFavorites);
      const list = yield* callTo(client.updateList, listId, { favorite });
      if ((yield* selectFrom(selectPendingFavorite, listId)) !== favorite) continue;
      yield put(actions.listChanged({ task: 'favorite', list }));
      // The list disappears from the favorites on screen, or all lists are shown instead (storefront-4.6).
      if (showedFavorites && !favorite) yield put(actions.listsRequested());
      return;
    }
  }

  function* remove(payload: ReturnType<typeof actions.deleteSubmitted>['payload']): SagaOf<void> {
    try {
      yield* callTo(client.deleteList, payload.listId);
    } catch (error) {
      // Already deleted, by another member or in another window, so the command has succeeded.
      if (toFailure(error).code !== LIST_CODES.notFound) throw error;
    }
    // A list with the same name can be created again.
    keys.end();
    const isReloaded = (yield* selectFrom(selectShowsFavorites)) || (yield* selectFrom(selectHasPages));
    yield put(actions.listDeleted(payload));
    if (!isReloaded) return;
    // Lists on later pages have moved up; an empty page is left.
    const page = yield* selectFrom(selectEmptyPage);
    yield put(
      page === undefined ? actions.listsRequested() : actions.formChanged({ ActivePagination: page - 1 }),
    );
  }

  return { addItems, create, edit, favor, remove };
}
