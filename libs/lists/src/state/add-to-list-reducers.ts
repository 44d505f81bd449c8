import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type { ListsData } from '../contract/index.ts';
import type { ListsForm } from '../model/index.ts';
import type { ItemToAdd, ListsState } from './lists.state.ts';

/** Reducers of the dialog that adds items to a list. */
export const addToListReducers = {
  /** Command: open the dialog that adds items to a list. `ignoreListId` is the list that they are on already. */
  addToListOpened(
    state: ListsState,
    { payload }: PayloadAction<{ items: ItemToAdd[]; ignoreListId?: string | undefined }>,
  ) {
    state.addToList = { items: payload.items, lists: { phase: 'loading' }, savedIn: [], phase: 'choosing' };
    state.form.IgnoreListId = payload.ignoreListId ?? '';
  },
  addToListReceived(state: ListsState, { payload }: PayloadAction<{ lists: ListsData; savedIn: string[] }>) {
    if (!state.addToList) return;
    state.addToList.lists = loaded<ListsData>(payload.lists);
    state.addToList.savedIn = payload.savedIn;
  },
  addToListFailed(state: ListsState, { payload }: PayloadAction<Failure>) {
    if (state.addToList) state.addToList.lists = loadFailed<ListsData>(state.addToList.lists, payload);
  },
  /** Command: change filter or sort of the lists that the items can be added to. */
  addToListFormChanged(
    state: ListsState,
    { payload }: PayloadAction<Partial<Pick<ListsForm, 'ATLFilter' | 'ATLSort'>>>,
  ) {
    state.form = { ...state.form, ...payload };
    if (state.addToList) state.addToList.lists = startLoading(state.addToList.lists);
  },
  addToListSubmitted(state: ListsState, _: PayloadAction<{ listId: string }>) {
    if (state.addToList) {
      state.addToList.phase = 'adding';
      delete state.addToList.failure;
    }
  },
  addToListClosed(state: ListsState) {
    state.addToList = null;
    state.form.IgnoreListId = '';
  },
};
