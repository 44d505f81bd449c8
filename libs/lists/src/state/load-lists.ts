import { cancel, cancelled, delay, fork, put, take, takeLatest } from 'redux-saga/effects';
import type { Task } from 'redux-saga';
import { isAbort, toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import type { ListDetailsQuery } from '../contract/index.ts';
import { toListsQuery } from '../model/index.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot } from './lists.state.ts';
import { cards } from './overview-reducers.ts';
import { readAllItems } from './read-all-items.ts';

/** The pause in typing after which a search starts. */
export const SEARCH_PAUSE_MS = 250;

export interface LoadDeps {
  client: ListsClient;
  /** Logs a failed load; the shopper gets the drawer that creates a list. */
  log: (message: string, failure: Failure) => void;
}

const selectForm = ({ lists }: ListsRoot) => lists.form;
/** Selects whether a drawer may open automatically: not over a search, nor over the dialog for a new list. */
const selectMayInterrupt = ({ lists }: ListsRoot) => lists.form.SearchText.trim() === '' && !lists.addToList;

/** Loads the lists of the form. The newest request wins: an earlier one is aborted, and its reply is dropped. */
function* loadLists(
  { client, log }: LoadDeps,
  action: ReturnType<typeof actions.listsRequested> | ReturnType<typeof actions.formChanged>,
) {
  const aborter = new AbortController();
  const isTyping =
    action.type === actions.formChanged.type
      ? 'SearchText' in (action.payload as object)
      : (action.payload as { isTyping?: boolean } | undefined)?.isTyping;
  try {
    if (isTyping) yield delay(SEARCH_PAUSE_MS);
    const form = yield* selectFrom(selectForm);
    const data = yield* callTo(client.getLists, toListsQuery({ ...form, IgnoreListId: '' }), aborter.signal);
    yield put(actions.listsReceived(data));
    // An empty reply opens the drawer that creates a list (storefront-4.8).
    const isEmpty = form.SelectedListsType === 'ALL_LIST' && data.metadata.totalItems === 0;
    if (isEmpty && !data.readOnly && !isTyping && (yield* selectFrom(selectMayInterrupt)))
      yield put(actions.createListOpened('EMPTY'));
  } catch (error) {
    const failure = toFailure(error);
    yield put(actions.listsFailed(failure));
    if (isAbort(failure)) return;
    // A failed call is logged and opens the drawer that creates a list (storefront-4.7), but never while the shopper types a search.
    log('The lists could not be loaded.', failure);
    if (!isTyping && (yield* selectFrom(selectMayInterrupt))) yield put(actions.createListOpened('FAILED'));
  } finally {
    if ((yield cancelled()) as boolean) aborter.abort();
  }
}

function* loadList({ client }: LoadDeps, listId: string, query: ListDetailsQuery) {
  const aborter = new AbortController();
  try {
    const details = yield* callTo(client.getList, listId, query, aborter.signal);
    yield put(actions.listReceived({ listId, details }));
  } catch (error) {
    yield put(actions.listFailed({ listId, failure: toFailure(error) }));
  } finally {
    if ((yield cancelled()) as boolean) aborter.abort();
  }
}

/**
 * Guards against concurrent loads of items (storefront-4.4): a list has at most one load in flight. A request for the page that is being
 * loaded waits for it; a request for another page, or a reload, aborts and replaces it.
 */
function* guardListLoads(deps: LoadDeps) {
  const loads = new Map<string, { task: Task; page: string }>();
  for (;;) {
    const { payload } = (yield take(actions.listRequested.type)) as ReturnType<typeof actions.listRequested>;
    const { listId, query, reload } = payload;
    const page = JSON.stringify(query);
    const load = loads.get(listId);
    if (load?.task.isRunning()) {
      if (load.page === page && !reload) continue;
      yield cancel(load.task);
    }
    loads.set(listId, { page, task: (yield fork(loadList, deps, listId, query)) as Task });
  }
}

const selectPageItems = ({ lists }: ListsRoot, listId: string) => lists.open[listId]?.page.value?.items;

/** Reads the names of items on other pages that could not be added to the cart. If that fails, they are shown by number. */
function* nameRefusedItems({ client }: LoadDeps, { payload }: ReturnType<typeof actions.addedToCart>) {
  const { listId, data } = payload;
  const known = (yield* selectFrom(selectPageItems, listId)) ?? [];
  const unnamed = new Set(
    data.results.filter(({ messages }) => messages.length > 0).map(({ itemId }) => itemId),
  );
  for (const { itemId } of known) unnamed.delete(itemId);
  if (unnamed.size === 0) return;
  try {
    const { items } = yield* readAllItems(
      client,
      listId,
      {},
      (read) => read.filter(({ itemId }) => unnamed.has(itemId)).length === unnamed.size,
    );
    const named = items.filter(({ itemId }) => unnamed.has(itemId));
    yield put(
      actions.itemsNamed(
        Object.fromEntries(named.map(({ itemId, itemDetails }) => [itemId, itemDetails.name])),
      ),
    );
  } catch {
    // The list no longer exists or the connection was lost, so the results are shown without names.
  }
}

/** Returns the watchers of the lists and their items. */
export const loadWatchers = (deps: LoadDeps) => [
  // Latest: the newest form is on screen.
  takeLatest([actions.listsRequested.type, actions.formChanged.type], loadLists, deps),
  fork(guardListLoads, deps),
  cards.loader(actions, deps),
  // Latest: only the newest results are on screen.
  takeLatest(actions.addedToCart.type, nameRefusedItems, deps),
];
