import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { ListItemSearchData } from '../contract/index.ts';
import { listsActions } from './lists.slice.ts';

/** A search for items on all lists. */
export interface ItemSearchQuery {
  /** Without spaces around it; not empty. */
  text: string;
  /** From 1. */
  page: number;
}

export interface ItemSearch {
  query: ItemSearchQuery | null;
  /** The items found. While another page of them is loading, those of the last one stay. */
  found: Loadable<ListItemSearchData>;
}

const initialItemSearch: ItemSearch = { query: null, found: IDLE };

/** The part of the store that the search uses. */
export interface ItemSearchRoot {
  itemSearch: ItemSearch;
}

const slice = createSlice({
  name: 'itemSearch',
  initialState: initialItemSearch,
  reducers: {
    /** Command: search for items on all lists. A newer search aborts an older one, and its reply is dropped. */
    itemSearchRequested(state, { payload: query }: PayloadAction<ItemSearchQuery>) {
      // Items that match another text are not results of this search.
      state.found =
        state.query?.text === query.text
          ? startLoading<ListItemSearchData>(state.found)
          : { phase: 'loading' };
      state.query = query;
    },
    itemsFound(state, { payload }: PayloadAction<ListItemSearchData>) {
      state.found = loaded(payload);
    },
    itemSearchFailed(state, { payload }: PayloadAction<Failure>) {
      state.found = loadFailed<ListItemSearchData>(state.found, payload);
    },
    /** Command: forget the search, and the reply of one in flight. */
    itemSearchClosed: () => initialItemSearch,
  },
  extraReducers: (builder) => builder.addCase(listsActions.listsReset, () => initialItemSearch),
});

export const itemSearchActions = slice.actions;
export const itemSearchReducer = slice.reducer;
export const selectItemSearch = ({ itemSearch }: ItemSearchRoot) => itemSearch;
