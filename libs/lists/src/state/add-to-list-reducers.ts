import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type { ListsData } from '../contract/index.ts';
import { FIRST_PAGE } from '../model/index.ts';
import type { ListsForm } from '../model/index.ts';
import { joinPages } from './apply-change.ts';
import type { ItemToAdd, ListsState } from './lists.state.ts';

/** Keeps the items of the dialog, if it is open, for the command that is being submitted. */
export function submitItems(state: ListsState): void {
  const add = state.addToList;
  if (add) {
    add.phase = 'adding';
    delete add.failure;
  }
  const { items, movedFrom } = add ?? {};
  state.submitted.push(items ? { items, ...(movedFrom !== undefined && { movedFrom }) } : null);
}

/** Reducers of the dialog that adds items to a list. */
export const addToListReducers = {
  /**
   * Command: open the dialog that adds items to a list. `ignoreListId` is the list that they are already on; `movedFrom` is the id of the
   * saved item to remove once it is on a list (`itemMoved`).
   */
  addToListOpened(
    state: ListsState,
    {
      payload: { items, ignoreListId = '', movedFrom },
    }: PayloadAction<{
      items: ItemToAdd[];
      ignoreListId?: string | undefined;
      movedFrom?: string | undefined;
    }>,
  ) {
    state.addToList = {
      items,
      ...(movedFrom !== undefined && { movedFrom }),
      lists: { phase: 'loading' },
      search: '',
      page: FIRST_PAGE,
      phase: 'choosing',
    };
    state.form.IgnoreListId = ignoreListId;
    state.form.ATLFilter = 'ALL_LIST';
    // The dialog has a form for a new list, which the automatically opened drawer would cover.
    if (state.createList.phase === 'open') state.createList = { phase: 'closed' };
  },
  addToListReceived(state: ListsState, { payload }: PayloadAction<{ lists: ListsData; savedIn: string[] }>) {
    const add = state.addToList;
    if (!add) return;
    add.lists = loaded<ListsData>(joinPages(add.lists.value, payload.lists));
    add.savedIn = payload.savedIn;
  },
  /** An item in the dialog has a name, which the URL that opened it did not contain. */
  addToListItemNamed(
    state: ListsState,
    { payload: { itemId, name } }: PayloadAction<{ itemId: string; name: string }>,
  ) {
    for (const item of state.addToList?.items ?? []) if (item.itemId === itemId) item.name = name;
  },
  addToListFailed(state: ListsState, { payload }: PayloadAction<Failure>) {
    if (state.addToList) state.addToList.lists = loadFailed<ListsData>(state.addToList.lists, payload);
  },
  /** Command: change the search, filter or sort of the lists to choose from; without a change, reload them. */
  addToListFormChanged(
    state: ListsState,
    {
      payload: { search, ...form },
    }: PayloadAction<Partial<Pick<ListsForm, 'ATLFilter' | 'ATLSort'>> & { search?: string }>,
  ) {
    state.form = { ...state.form, ...form };
    const add = state.addToList;
    if (!add) return;
    if (search !== undefined) add.search = search;
    add.page = FIRST_PAGE;
    add.lists = startLoading(add.lists);
  },
  /** Command: load the next page of the lists that the items can be added to. */
  addToListMoreRequested(state: ListsState) {
    const add = state.addToList;
    if (!add) return;
    add.page = (add.lists.value?.metadata.pagination.page ?? 0) + 1;
    add.lists = startLoading(add.lists);
  },
  addToListSubmitted(state: ListsState, _: PayloadAction<{ listId: string }>) {
    submitItems(state);
  },
  /** The saga has taken the items of the oldest submitted command. */
  submittedItemsTaken(state: ListsState) {
    state.submitted.shift();
  },
  addToListClosed(state: ListsState) {
    state.addToList = null;
    state.form.IgnoreListId = '';
  },
  /** Event for other domains: the saved item to move is on a list now. */
  itemMoved(_state: ListsState, _: PayloadAction<{ movedFrom: string; listId: string }>) {},
};
