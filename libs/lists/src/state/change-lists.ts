import { actionChannel, call, put, take } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Channel } from 'redux-saga';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import { LIST_CODES, MAX_ITEMS_IN_CALL, tidyName } from '../model/index.ts';
import type { createItemWriters } from './change-items.ts';
import { createKeptKeys } from './kept-keys.ts';
import type { KeptKeys } from './kept-keys.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot, ListTask } from './lists.state.ts';
import { isIncomplete } from './outcomes.ts';
import { reloadOpenList } from './reload-open-list.ts';

export interface ChangeDeps {
  client: ListsClient;
  /** Creates the idempotency key of a change that must not be carried out twice. */
  newKey: () => string;
  /** Sends a change of the cart after the cart's own changes. */
  inLane: WriteLane;
  /** Saves an item for later, beside the cart, under an idempotency key; without it, items cannot be moved there. */
  saveForLater?: (item: { itemId: string; qty: number }, idempotencyKey: string) => Promise<unknown>;
}

const selectPendingFavorite = ({ lists }: ListsRoot, listId: string) => lists.pending[listId]?.favorite;
const selectSubmitted = ({ lists }: ListsRoot) => lists.submitted[0];
const selectShowsFavorites = ({ lists }: ListsRoot) => lists.form.SelectedListsType === 'FAVORITES';
/** Selects the newest known state of a list: each of the screens that show it may have been read before the other. */
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
const selectHasLists = ({ lists }: ListsRoot) => lists.overview.phase !== 'idle';

/** Refusals that show that the lists on screen are not as the server has them. */
const OUTDATED_CODES: ReadonlySet<string> = new Set([
  LIST_CODES.changed,
  LIST_CODES.notFound,
  LIST_CODES.readOnly,
]);

/** Takes the items of the command that is being carried out: commands and items are in the same order. */
function* takeSubmitted() {
  const submitted = yield* selectFrom(selectSubmitted);
  yield put(actions.submittedItemsTaken());
  return submitted;
}

/** A command of the queue; most name a list, some an item. */
interface ListCommand {
  type: string;
  payload: {
    listId?: string;
    itemId?: string;
    itemIds?: string[];
    isRow?: boolean;
    body?: { note?: string | undefined };
  };
}

/** Creates the writers of each command, and the task that each belongs to. */
function createWriters({ client }: ChangeDeps, keys: KeptKeys) {
  /** Adds items, as many a call as the server takes. @param movedFrom the saved item that is moved, unless it is refused */
  function* addItems(
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

  function* create({ payload: body }: ReturnType<typeof actions.createListSubmitted>): SagaOf<void> {
    const { items, movedFrom } = (yield* takeSubmitted()) ?? {};
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
    // The new list has its place among the others.
    if (yield* selectFrom(selectHasLists)) yield put(actions.listsRequested());
  }

  function* edit({ payload }: ReturnType<typeof actions.editSubmitted>): SagaOf<void> {
    const { listId, name, ...access } = payload;
    const known = yield* selectFrom(selectKnownList, listId);
    // Nothing was changed in the form, so nothing is sent.
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

  /** Sends the newest choice. Several presses while another change was being saved are one request; the last press counts. */
  function* favor({ payload: { listId } }: ReturnType<typeof actions.favoriteSubmitted>): SagaOf<void> {
    for (;;) {
      const favorite = yield* selectFrom(selectPendingFavorite, listId);
      if (favorite === undefined) return;
      const showedFavorites = yield* selectFrom(selectShowsFavorites);
      const list = yield* callTo(client.updateList, listId, { favorite });
      if ((yield* selectFrom(selectPendingFavorite, listId)) !== favorite) continue;
      yield put(actions.listChanged({ task: 'favorite', list }));
      // The list is gone from the favorites on screen, or all lists show instead (storefront-4.6).
      if (showedFavorites && !favorite) yield put(actions.listsRequested());
      return;
    }
  }

  function* remove({ payload }: ReturnType<typeof actions.deleteSubmitted>): SagaOf<void> {
    try {
      yield* callTo(client.deleteList, payload.listId);
    } catch (error) {
      // Deleted meanwhile, by another member or in another window: what the shopper wanted.
      if (toFailure(error).code !== LIST_CODES.notFound) throw error;
    }
    // A list of the same name can be created again.
    keys.end();
    const isReloaded = (yield* selectFrom(selectShowsFavorites)) || (yield* selectFrom(selectHasPages));
    yield put(actions.listDeleted(payload));
    if (!isReloaded) return;
    // The lists of later pages have moved up; a page that is empty now is left.
    const page = yield* selectFrom(selectEmptyPage);
    yield put(
      page === undefined ? actions.listsRequested() : actions.formChanged({ ActivePagination: page - 1 }),
    );
  }

  return { addItems, create, edit, favor, remove };
}

/**
 * Carries out the changes of lists one at a time and in order, so that a reply never overtakes that of a later change. A refused change is
 * an outcome; if the list has changed meanwhile, it is read again.
 */
export function* changeLists(deps: ChangeDeps): Generator {
  const keys = createKeptKeys(deps.newKey);
  const write = createWriters(deps, keys);
  type ItemWriters = ReturnType<typeof createItemWriters>;
  let itemWriters: ItemWriters | undefined;

  /** Writes a change of an item, with code that loads with the first one: a page of a list is read more often than it is changed. */
  function* writeItem(writeWith: (writers: ItemWriters) => SagaOf<void>): SagaOf<void> {
    itemWriters ??= (yield* callTo(() => import('./change-items.ts'))).createItemWriters(deps, keys);
    yield* writeWith(itemWriters);
  }

  function* carryOut(command: ListCommand, task: ListTask, work: () => SagaOf<void>) {
    try {
      yield* work();
    } catch (error) {
      const failure = toFailure(error);
      const { listId, itemId, itemIds, isRow, body } = command.payload;
      const isNote = body?.note !== undefined;
      yield put(actions.taskFailed({ task, listId, itemId, itemIds, isRow, isNote, failure }));
      if (listId !== undefined) yield* reloadOpenList(listId);
      // Another try needs the list as it is now, and one that is gone must not stay on screen.
      if (OUTDATED_CODES.has(failure.code) && (yield* selectFrom(selectHasLists)))
        yield put(actions.listsRequested());
    }
  }

  const commands = (yield actionChannel([
    actions.createListSubmitted.type,
    actions.editSubmitted.type,
    actions.favoriteSubmitted.type,
    actions.deleteSubmitted.type,
    actions.addToListSubmitted.type,
    actions.itemUpdateSubmitted.type,
    actions.itemRemoveSubmitted.type,
    actions.undoRemoveSubmitted.type,
    actions.saveForLaterSubmitted.type,
    actions.toCartSubmitted.type,
    actions.listLeft.type,
  ])) as Channel<ListCommand>;
  for (;;) {
    const command = (yield take(commands)) as ListCommand;
    const run = (task: ListTask, work: () => SagaOf<void>) => call(carryOut, command, task, work);
    // Who comes back later wants to add the items once more.
    if (actions.listLeft.match(command)) keys.end();
    else if (actions.createListSubmitted.match(command)) yield run('create', () => write.create(command));
    else if (actions.editSubmitted.match(command)) yield run('edit', () => write.edit(command));
    else if (actions.favoriteSubmitted.match(command)) yield run('favorite', () => write.favor(command));
    else if (actions.deleteSubmitted.match(command)) yield run('delete', () => write.remove(command));
    else if (actions.itemUpdateSubmitted.match(command))
      yield run('updateItem', () => writeItem((items) => items.updateItem(command)));
    else if (actions.itemRemoveSubmitted.match(command))
      yield run('removeItem', () => writeItem((items) => items.removeItem(command)));
    else if (actions.undoRemoveSubmitted.match(command))
      yield run('undoRemove', () => writeItem((items) => items.undoRemove(command)));
    else if (actions.saveForLaterSubmitted.match(command))
      yield run('saveForLater', () => writeItem((items) => items.moveToSaved(command)));
    else if (actions.toCartSubmitted.match(command))
      yield run('toCart', () => writeItem((items) => items.addToCart(command)));
    else if (actions.addToListSubmitted.match(command)) {
      const { listId } = command.payload;
      const { items = [], movedFrom } = (yield* takeSubmitted()) ?? {};
      yield run('addItems', () =>
        write.addItems(
          listId,
          items.map(({ itemId, qty }) => ({ itemId, qty })),
          movedFrom,
        ),
      );
    }
  }
}
