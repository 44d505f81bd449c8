import { call, cancel, cancelled, delay, fork, put, take, takeLatest } from 'redux-saga/effects';
import type { Task } from 'redux-saga';
import { isAbort, toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, createLoader, selectFrom } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import type { ListDetailsQuery } from '../contract/index.ts';
import { toListsQuery } from '../model/index.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ItemToAdd, ListsRoot } from './lists.state.ts';

/** The pause in typing after which a search starts. */
export const SEARCH_PAUSE_MS = 250;

/** The length of a query parameter that the server takes. */
const MAX_ITEM_IDS_LENGTH = 4000;

export interface LoadDeps {
  client: ListsClient;
  /** Logs a failed load; the shopper gets the drawer that creates a list. */
  log: (message: string, failure: Failure) => void;
}

const selectForm = ({ lists }: ListsRoot) => lists.form;
const selectAddToList = ({ lists }: ListsRoot) => lists.addToList;
/** A drawer may open by itself: not over a search, nor over the dialog with a form for a new list. */
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
 * The guard against concurrent loads of items (storefront-4.4): one load of a list is in flight. A request for the page that is being loaded
 * waits for it; a request for another page, or a reload, aborts it and takes its place.
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

/** Finds the lists that hold one of the items. Without an answer the dialog works, but does not mark them. */
async function findListsOf(
  client: ListsClient,
  items: readonly ItemToAdd[],
  signal: AbortSignal,
): Promise<string[]> {
  const itemIds = items.map(({ itemId }) => itemId).join(',');
  if (itemIds.length > MAX_ITEM_IDS_LENGTH) return [];
  try {
    const found = await client.getListsItems({ itemIds }, signal);
    return [...new Set(found.items.map(({ listId }) => listId))];
  } catch (error) {
    if (isAbort(toFailure(error))) throw error;
    return [];
  }
}

/** Loads a page of the lists of the add-to-list dialog, with the first of them also the lists that hold the items already. */
function* loadListsToAddTo({ client }: LoadDeps, { payload }: { payload?: { search?: string } }) {
  const aborter = new AbortController();
  const add = yield* selectFrom(selectAddToList);
  if (!add) return;
  try {
    if (payload?.search !== undefined) yield delay(SEARCH_PAUSE_MS);
    const form = yield* selectFrom(selectForm);
    const query = toListsQuery({ ...form, ActivePagination: add.page, SearchText: add.search }, 'ATL');
    const lists = yield* callTo(client.getLists, query, aborter.signal);
    const savedIn = add.savedIn ?? (yield* callTo(findListsOf, client, add.items, aborter.signal));
    yield put(actions.addToListReceived({ lists, savedIn }));
  } catch (error) {
    if (yield* selectFrom(selectAddToList)) yield put(actions.addToListFailed(toFailure(error)));
  } finally {
    if ((yield cancelled()) as boolean) aborter.abort();
  }
}

/** The watchers of everything that is read. */
export const loadWatchers = (deps: LoadDeps) => [
  // Latest: the newest form is on screen.
  takeLatest([actions.listsRequested.type, actions.formChanged.type], loadLists, deps),
  fork(guardListLoads, deps),
  // Latest: the dialog shows the lists of the newest filter; closing it drops the reply.
  takeLatest(
    [
      actions.addToListOpened.type,
      actions.addToListFormChanged.type,
      actions.addToListMoreRequested.type,
      actions.addToListClosed.type,
    ],
    function* (action: { type: string; payload?: { search?: string } }) {
      if (action.type !== actions.addToListClosed.type) yield call(loadListsToAddTo, deps, action);
    },
  ),
  createLoader({
    requested: actions.cardsRequested,
    read: (_: unknown, signal) => deps.client.getCards(signal),
    received: actions.cardsReceived,
    failed: actions.cardsFailed,
    inFlight: 'join',
  }),
  createLoader({
    requested: actions.linkRequested,
    read: async (listId: string, signal) => (await deps.client.getLink(listId, signal)) ?? null,
    received: (link, listId) => actions.linkReceived({ listId, link }),
    failed: (failure, listId) => actions.linkFailed({ listId, failure }),
  }),
  createLoader({
    requested: actions.publicListRequested,
    read: ({ linkId, query }: { linkId: string; query: ListDetailsQuery }, signal) =>
      deps.client.getPublicList(linkId, query, signal),
    received: actions.publicListReceived,
    failed: actions.publicListFailed,
  }),
  // Joined: a second press means the same.
  createLoader({
    requested: actions.createLinkSubmitted,
    read: async (listId: string) => (await deps.client.createLink(listId)) ?? null,
    received: (link, listId) => actions.linkReceived({ listId, link }),
    failed: (failure, listId) => actions.linkFailed({ listId, failure }),
    inFlight: 'join',
  }),
  createLoader({
    requested: actions.revokeLinkSubmitted,
    read: async (listId: string) => {
      await deps.client.revokeLink(listId);
      return null;
    },
    received: (link, listId) => actions.linkReceived({ listId, link }),
    failed: (failure, listId) => actions.linkFailed({ listId, failure }),
    inFlight: 'join',
  }),
];
