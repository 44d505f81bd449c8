import type { Action } from '@reduxjs/toolkit';
import { itemSearchReducer } from './item-search.slice.ts';
import { listImportsReducer } from './list-imports.slice.ts';
import { listsReducer as reduceLists } from './lists.slice.ts';
import { initialListsState } from './lists.state.ts';
import type { ListsState } from './lists.state.ts';

/** Reduces the state of lists: the lists, the imports of files, and the search for items, each by its own slice. */
export function listsReducer(state: ListsState = initialListsState, action: Action): ListsState {
  const next = reduceLists(state, action);
  const imports = listImportsReducer(state.imports, action);
  const itemSearch = itemSearchReducer(state.itemSearch, action);
  return next.imports === imports && next.itemSearch === itemSearch ? next : { ...next, imports, itemSearch };
}
