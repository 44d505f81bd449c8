import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { defineRead, loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type { ListsClient } from '../client/index.ts';
import type { CreateListBody, ListsData, ShoppingList, UpdateListBody } from '../contract/index.ts';
import { FIRST_PAGE, tidyName } from '../model/index.ts';
import type { ListsForm } from '../model/index.ts';
import { submitItems } from './add-to-list-reducers.ts';
import { applyList, forgetList } from './apply-change.ts';
import type { ListsState, ListTask } from './lists.state.ts';
import { end, settle } from './outcomes.ts';

/** The short view of the lists. */
export const cards = defineRead({
  name: 'cards',
  select: (state: ListsState) => state.cards,
  send: ({ client }: { client: ListsClient }, _, signal) => client.getCards(signal),
  inFlight: 'join',
});

/** Reducers of the list of lists: loads, and lists as a whole. */
export const overviewReducers = {
  /** Command: load the lists of the form. `isTyping` waits for a pause. */
  listsRequested(state: ListsState, _: PayloadAction<{ isTyping?: boolean } | undefined>) {
    state.overview = startLoading(state.overview);
  },
  /** Command: change the form, which loads its lists. Any change other than the page's starts at the first page. */
  formChanged(state: ListsState, { payload }: PayloadAction<Partial<ListsForm>>) {
    state.form = { ...state.form, ActivePagination: FIRST_PAGE, ...payload };
    state.overview = startLoading(state.overview);
  },
  listsReceived(state: ListsState, { payload }: PayloadAction<ListsData>) {
    state.overview = loaded(payload);
  },
  listsFailed(state: ListsState, { payload }: PayloadAction<Failure>) {
    state.overview = loadFailed(state.overview, payload);
  },

  ...cards.reducers,

  /** Commands of the drawer that creates a list. */
  createListOpened(state: ListsState, { payload: reason }: PayloadAction<'EMPTY' | 'FAILED' | undefined>) {
    if (state.createList.phase === 'closed') state.createList = { phase: 'open', ...(reason && { reason }) };
  },
  createListClosed(state: ListsState) {
    state.createList = { phase: 'closed' };
  },
  /** Command: create a list, with the items of the add-to-list dialog if it is open. */
  createListSubmitted(state: ListsState, _: PayloadAction<CreateListBody>) {
    submitItems(state);
    if (!state.addToList) state.createList = { ...state.createList, phase: 'creating' };
  },
  /** Event for other domains. */
  listCreated(state: ListsState, { payload: list }: PayloadAction<ShoppingList>) {
    state.createList = { phase: 'closed' };
    applyList(state, list);
    // If items are being added to the new list, the change ends once they have been added; if that fails, the list can be chosen.
    if (state.addToList?.lists.value) {
      state.addToList.lists.value.shoppingLists.unshift(list);
      state.addToList.createdId = list.id;
    }
    if (!state.addToList) end(state, { task: 'create', listId: list.id, listName: list.name });
  },

  /** Commands: change a list. The new name and favorite flag are shown immediately, and rolled back if the change fails. */
  editSubmitted(
    state: ListsState,
    {
      payload,
    }: PayloadAction<{ listId: string } & Pick<UpdateListBody, 'name' | 'accessLevel' | 'membersReadOnly'>>,
  ) {
    if (payload.name !== undefined) (state.pending[payload.listId] ??= {}).name = payload.name;
  },
  favoriteSubmitted(state: ListsState, { payload }: PayloadAction<{ listId: string; favorite: boolean }>) {
    (state.pending[payload.listId] ??= {}).favorite = payload.favorite;
  },
  deleteSubmitted(_state: ListsState, _: PayloadAction<{ listId: string; name: string }>) {},
  listChanged(
    state: ListsState,
    { payload: { task, list } }: PayloadAction<{ task: ListTask; list: ShoppingList }>,
  ) {
    if (task !== 'edit' || tidyName(state.pending[list.id]?.name ?? '') === list.name)
      settle(state, { task, listId: list.id });
    applyList(state, list);
    end(state, { task, listId: list.id, listName: list.name, isFavorite: list.favorite });
  },
  /** Event for other domains. */
  listDeleted(
    state: ListsState,
    { payload: { listId, name } }: PayloadAction<{ listId: string; name: string }>,
  ) {
    forgetList(state, listId);
    end(state, { task: 'delete', listId, listName: name });
  },
};
