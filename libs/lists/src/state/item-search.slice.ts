import { createSlice } from '@reduxjs/toolkit';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { ListsClient } from '../client/index.ts';
import type { ListItemSearchData } from '../contract/index.ts';
import { ITEM_SEARCH_PAGE_SIZE } from '../model/index.ts';

/** A search for items on all lists. */
export interface ItemSearchQuery {
  /** Without spaces around it; not empty. */
  text: string;
  /** From 1. */
  page: number;
}

export interface ItemSearch {
  query: ItemSearchQuery | null;
  /** The items found. While another page is loading, those of the last one stay. */
  found: Loadable<ListItemSearchData>;
}

const initialItemSearch: ItemSearch = { query: null, found: IDLE };

/** The part of the store that the search uses. */
export interface ItemSearchRoot {
  itemSearch: ItemSearch;
}

export interface ItemSearchDeps {
  client: ListsClient;
  /** Checks whether items are found by words instead of part of a text: the toggle `listFullSearch`, which is on by default. */
  isFullSearch?: () => boolean | Promise<boolean>;
}

/** Searches for items on all lists. */
export const itemSearch = defineRead({
  name: 'itemSearch',
  select: (state: ItemSearch, _: ItemSearchQuery) => state.found,
  begin(state, query) {
    // Items that match a different text are not results of this search.
    if (state.query?.text !== query.text) state.found = { phase: 'idle' };
    state.query = query;
  },
  async send({ client, isFullSearch = () => true }: ItemSearchDeps, { text, page }, signal) {
    const query = { search: text, page: String(page), size: String(ITEM_SEARCH_PAGE_SIZE) };
    return client.searchItems(query, await isFullSearch(), signal);
  },
});

const slice = createSlice({
  name: 'itemSearch',
  initialState: initialItemSearch,
  reducers: {
    ...itemSearch.reducers,
    /** Command: clear the search and drop the reply of one in flight. */
    itemSearchClosed: () => initialItemSearch,
  },
});

export const itemSearchActions = slice.actions;
export const itemSearchReducer = slice.reducer;
export const selectItemSearch = ({ itemSearch }: ItemSearchRoot) => itemSearch;
