import { cancelled, delay, put } from 'redux-saga/effects';
import { isAbort, toFailure } from '@foolscap/core/http';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import { toListsQuery } from '../model/index.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ItemToAdd, ListsRoot } from './lists.state.ts';
import { SEARCH_PAUSE_MS, type LoadDeps } from './load-lists.ts';

/** Maximum length of a query parameter on the server. */
const MAX_ITEM_IDS_LENGTH = 4000;

const selectForm = ({ lists }: ListsRoot) => lists.form;
const selectAddToList = ({ lists }: ListsRoot) => lists.addToList;

/** Finds the lists that already have one of the items. If that fails, the dialog works without marking them. */
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

/** Loads a page of the add-to-list dialog's lists; with the first one, also the lists that already have the items. */
export function* loadListsToAddTo(
  { client }: Pick<LoadDeps, 'client'>,
  { payload }: { payload?: { search?: string } },
) {
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
