import { call, cancelled, fork, put, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { ListsClient } from '../client/index.ts';
import { ITEM_SEARCH_PAGE_SIZE } from '../model/index.ts';
import { itemSearchActions as actions, itemSearchReducer } from './item-search.slice.ts';
import type { ItemSearch, ItemSearchQuery } from './item-search.slice.ts';
import { listsActions } from './lists.slice.ts';

export interface ItemSearchDeps {
  client: ListsClient;
  /** Whether items are found by words instead of a part of a text: the toggle `listFullSearch`, which is on by default. */
  isFullSearch?: () => boolean | Promise<boolean>;
}

function* search({ client, isFullSearch = () => true }: ItemSearchDeps, { text, page }: ItemSearchQuery) {
  const aborter = new AbortController();
  try {
    const query = { search: text, page: String(page), size: String(ITEM_SEARCH_PAGE_SIZE) };
    const isFull = yield* callTo(isFullSearch);
    const found = yield* callTo(client.searchItems, query, isFull, aborter.signal);
    yield put(actions.itemsFound(found));
  } catch (error) {
    yield put(actions.itemSearchFailed(toFailure(error)));
  } finally {
    if ((yield cancelled()) as boolean) aborter.abort();
  }
}

/** Latest: the newest search is on screen; closing the search drops the reply of the last one. */
function* searchItems(deps: ItemSearchDeps): Generator {
  yield takeLatest(
    [actions.itemSearchRequested.type, actions.itemSearchClosed.type],
    function* (action: { type: string }) {
      if (actions.itemSearchRequested.match(action)) yield call(search, deps, action.payload);
    },
  );
}

/** Creates the search for items on all lists, beside the lists: a slice and its saga. `listsReset` cancels and forgets it. */
export function createItemSearchModule(deps: ItemSearchDeps): DomainModule<ItemSearch, 'itemSearch'> {
  return {
    name: 'itemSearch',
    reducer: itemSearchReducer,
    saga: () => restartOn(listsActions.listsReset.type, () => [fork(searchItems, deps)]),
  };
}
