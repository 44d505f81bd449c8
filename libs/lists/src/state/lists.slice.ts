import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type {
  CreateListBody,
  ListCard,
  ListDetails,
  ListDetailsQuery,
  ListItemsChange,
  ListLink,
  ListsData,
  ListToCartData,
  PublicList,
  ShoppingList,
  UpdateListBody,
  UpdateListItemBody,
} from '../contract/index.ts';
import { FIRST_PAGE, tidyName } from '../model/index.ts';
import type { ListsForm } from '../model/index.ts';
import { applyItemsChange, applyList, forgetList, joinPages, moveItem } from './apply-change.ts';
import { initialListsState } from './lists.state.ts';
import type { ItemToAdd, ListOutcome, ListsState, ListTask } from './lists.state.ts';

/** A failed change: the task, and the list and the item that it was about. */
export interface FailedTask {
  task: ListTask;
  listId?: string | undefined;
  itemId?: string | undefined;
  failure: Failure;
}

const itemKey = (listId: string, itemId: string) => `${listId}/${itemId}`;
const without = (keys: readonly string[], key: string) => keys.filter((each) => each !== key);

function end(state: ListsState, outcome: Omit<ListOutcome, 'serial'>): void {
  state.outcome = { ...outcome, serial: (state.outcome?.serial ?? 0) + 1 };
}

/** Ends what a task marked as in flight. A name that was changed again meanwhile stays until that change has ended, too. */
function settle(state: ListsState, { task, listId, itemId }: Omit<FailedTask, 'failure'>): void {
  if (listId === undefined) return;
  if (task === 'favorite') delete state.pending[listId]?.favorite;
  if (task === 'edit') delete state.pending[listId]?.name;
  if (task === 'export') state.exporting = without(state.exporting, listId);
  if (task === 'toCart') state.addingToCart = without(state.addingToCart, listId);
  if (itemId !== undefined) state.pendingItems = without(state.pendingItems, itemKey(listId, itemId));
}

const slice = createSlice({
  name: 'lists',
  initialState: initialListsState,
  reducers: {
    /** Command: forget everything, because it belongs to another user. */
    listsReset: () => initialListsState,

    /** Command: load the lists of the form. `isTyping` waits for a pause. */
    listsRequested(state, _: PayloadAction<{ isTyping?: boolean } | undefined>) {
      state.overview = startLoading(state.overview);
    },
    /** Command: change the form, which loads its lists. Every change but that of the page leads to the first page. */
    formChanged(state, { payload }: PayloadAction<Partial<ListsForm>>) {
      state.form = { ...state.form, ActivePagination: FIRST_PAGE, ...payload };
      state.overview = startLoading(state.overview);
    },
    listsReceived(state, { payload }: PayloadAction<ListsData>) {
      state.overview = loaded(payload);
    },
    listsFailed(state, { payload }: PayloadAction<Failure>) {
      state.overview = loadFailed(state.overview, payload);
    },

    /** Command: load a page of a list; `reload` even if the same page is being loaded. */
    listRequested(
      state,
      { payload }: PayloadAction<{ listId: string; query: ListDetailsQuery; reload?: boolean }>,
    ) {
      const { listId, query } = payload;
      state.open[listId] = { query, page: startLoading(state.open[listId]?.page ?? {}) };
    },
    listReceived(state, { payload }: PayloadAction<{ listId: string; details: ListDetails }>) {
      const open = state.open[payload.listId];
      if (open) open.page = loaded(payload.details);
    },
    listFailed(state, { payload }: PayloadAction<{ listId: string; failure: Failure }>) {
      const open = state.open[payload.listId];
      if (open) open.page = loadFailed(open.page, payload.failure);
    },
    /** Command: forget a list that is no longer on screen. */
    listClosed(state, { payload: listId }: PayloadAction<string>) {
      delete state.open[listId];
    },

    /** Command: load the short view of the lists. */
    cardsRequested(state) {
      state.cards = startLoading(state.cards);
    },
    cardsReceived(state, { payload }: PayloadAction<ListCard[]>) {
      state.cards = loaded(payload);
    },
    cardsFailed(state, { payload }: PayloadAction<Failure>) {
      state.cards = loadFailed(state.cards, payload);
    },

    /** Commands of the drawer that creates a list. */
    createListOpened(state, { payload: reason }: PayloadAction<'EMPTY' | 'FAILED' | undefined>) {
      if (state.createList.phase === 'closed')
        state.createList = { phase: 'open', ...(reason && { reason }) };
    },
    createListClosed(state) {
      state.createList = { phase: 'closed' };
    },
    /** Command: create a list, with the items of the add-to-list dialog if it is open. */
    createListSubmitted(state, _: PayloadAction<CreateListBody>) {
      if (state.addToList) {
        state.addToList.phase = 'adding';
        delete state.addToList.failure;
      } else state.createList = { ...state.createList, phase: 'creating' };
    },
    /** Event for other domains. */
    listCreated(state, { payload: list }: PayloadAction<ShoppingList>) {
      state.createList = { phase: 'closed' };
      applyList(state, list);
      // With items on their way into it, the change ends when they have been added; if that fails, the list can be chosen.
      if (state.addToList?.lists.value) {
        state.addToList.lists.value.shoppingLists.unshift(list);
        state.addToList.createdId = list.id;
      }
      if (!state.addToList) end(state, { task: 'create', listId: list.id, listName: list.name });
    },

    /** Commands: change a list. The new name and the favorite flag show at once and are taken back if the change fails. */
    editSubmitted(
      state,
      {
        payload,
      }: PayloadAction<{ listId: string } & Pick<UpdateListBody, 'name' | 'accessLevel' | 'membersReadOnly'>>,
    ) {
      if (payload.name !== undefined) (state.pending[payload.listId] ??= {}).name = payload.name;
    },
    favoriteSubmitted(state, { payload }: PayloadAction<{ listId: string; favorite: boolean }>) {
      (state.pending[payload.listId] ??= {}).favorite = payload.favorite;
    },
    deleteSubmitted(_state, _: PayloadAction<{ listId: string; name: string }>) {},
    listChanged(state, { payload: { task, list } }: PayloadAction<{ task: ListTask; list: ShoppingList }>) {
      if (task !== 'edit' || tidyName(state.pending[list.id]?.name ?? '') === list.name)
        settle(state, { task, listId: list.id });
      applyList(state, list);
      end(state, { task, listId: list.id, listName: list.name, isFavorite: list.favorite });
    },
    /** Event for other domains. */
    listDeleted(state, { payload: { listId, name } }: PayloadAction<{ listId: string; name: string }>) {
      forgetList(state, listId);
      end(state, { task: 'delete', listId, listName: name });
    },

    /**
     * Command: open the dialog that adds items to a list. `ignoreListId` is the list that they are on already; `movedFrom` is the id of the
     * saved item that leaves the items saved for later when a list has taken it (`itemMoved`).
     */
    addToListOpened(
      state,
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
      // The dialog has a form for a new list; the drawer that opened by itself would cover it.
      if (state.createList.phase === 'open') state.createList = { phase: 'closed' };
    },
    addToListReceived(state, { payload }: PayloadAction<{ lists: ListsData; savedIn: string[] }>) {
      const add = state.addToList;
      if (!add) return;
      add.lists = loaded<ListsData>(joinPages(add.lists.value, payload.lists));
      add.savedIn = payload.savedIn;
    },
    /** An item of the dialog has a name, which the address that opened it did not have. */
    addToListItemNamed(
      state,
      { payload: { itemId, name } }: PayloadAction<{ itemId: string; name: string }>,
    ) {
      for (const item of state.addToList?.items ?? []) if (item.itemId === itemId) item.name = name;
    },
    addToListFailed(state, { payload }: PayloadAction<Failure>) {
      if (state.addToList) state.addToList.lists = loadFailed<ListsData>(state.addToList.lists, payload);
    },
    /** Command: change search, filter or sort of the lists that the items can be added to; without a change, load them again. */
    addToListFormChanged(
      state,
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
    addToListMoreRequested(state) {
      const add = state.addToList;
      if (!add) return;
      add.page = (add.lists.value?.metadata.pagination.page ?? 0) + 1;
      add.lists = startLoading(add.lists);
    },
    addToListSubmitted(state, _: PayloadAction<{ listId: string }>) {
      if (state.addToList) {
        state.addToList.phase = 'adding';
        delete state.addToList.failure;
      }
    },
    addToListClosed(state) {
      state.addToList = null;
      state.form.IgnoreListId = '';
    },

    /** Event for other domains: a list has taken the saved item that was to be moved to it. */
    itemMoved(_state, _: PayloadAction<{ movedFrom: string; listId: string }>) {},

    /** Commands: change the items of a list. */
    itemUpdateSubmitted(
      state,
      { payload }: PayloadAction<{ listId: string; itemId: string; body: UpdateListItemBody }>,
    ) {
      const { listId, itemId, body } = payload;
      const key = itemKey(listId, itemId);
      state.pendingItems.push(key);
      if (body.qty !== undefined) state.pendingQuantities[key] = body.qty;
      if (body.afterItemId !== undefined) moveItem(state, listId, itemId, body.afterItemId);
    },
    itemRemoveSubmitted(state, { payload }: PayloadAction<{ listId: string; itemId: string; name: string }>) {
      state.pendingItems.push(itemKey(payload.listId, payload.itemId));
    },
    /** Command: move an item to those that are saved for later beside the cart. */
    saveForLaterSubmitted(
      state,
      { payload }: PayloadAction<{ listId: string; itemId: string; qty: number }>,
    ) {
      state.pendingItems.push(itemKey(payload.listId, payload.itemId));
    },
    /** Event for other domains. */
    itemsChanged(
      state,
      {
        payload: { task, change, itemId },
      }: PayloadAction<{ task: ListTask; change: ListItemsChange; itemId?: string | undefined }>,
    ) {
      const { list, results } = change;
      settle(state, { task, listId: list.id, itemId });
      // A quantity that was chosen meanwhile stays until it has been sent.
      for (const { itemId: id, qty } of change.items)
        if (state.pendingQuantities[itemKey(list.id, id)] === qty)
          delete state.pendingQuantities[itemKey(list.id, id)];
      applyItemsChange(state, change);
      const isAdd = task === 'addItems';
      if (isAdd) state.addToList = null;
      end(state, {
        task,
        listId: list.id,
        listName: list.name,
        ...(itemId !== undefined && { itemId }),
        ...(isAdd && { results }),
      });
    },

    /** Command: add items of a list to the cart, all of them without `itemIds`. */
    toCartSubmitted(state, { payload }: PayloadAction<{ listId: string; itemIds?: string[] }>) {
      state.addingToCart.push(payload.listId);
    },
    /** Event for other domains: the cart has changed. */
    addedToCart(
      state,
      { payload: { listId, data } }: PayloadAction<{ listId: string; data: ListToCartData }>,
    ) {
      settle(state, { task: 'toCart', listId });
      end(state, { task: 'toCart', listId, results: data.results, remaining: data.remaining });
    },

    /** Command: save all items of a list as a CSV file. */
    exportSubmitted(state, { payload }: PayloadAction<{ listId: string }>) {
      state.exporting.push(payload.listId);
    },
    listExported(state, { payload: { listId, name } }: PayloadAction<{ listId: string; name: string }>) {
      settle(state, { task: 'export', listId });
      end(state, { task: 'export', listId, listName: name });
    },

    /** Commands: read, create and revoke the public link of a list. */
    linkRequested(state, { payload: listId }: PayloadAction<string>) {
      state.links[listId] = startLoading(state.links[listId] ?? {});
    },
    createLinkSubmitted(state, { payload: listId }: PayloadAction<string>) {
      state.links[listId] = startLoading(state.links[listId] ?? {});
    },
    revokeLinkSubmitted(state, { payload: listId }: PayloadAction<string>) {
      state.links[listId] = startLoading(state.links[listId] ?? {});
    },
    linkReceived(state, { payload }: PayloadAction<{ listId: string; link: ListLink | null }>) {
      state.links[payload.listId] = loaded(payload.link);
    },
    linkFailed(state, { payload }: PayloadAction<{ listId: string; failure: Failure }>) {
      state.links[payload.listId] = loadFailed(state.links[payload.listId] ?? {}, payload.failure);
    },

    /** Command: load the list of a public link. */
    publicListRequested(state, { payload }: PayloadAction<{ linkId: string; query: ListDetailsQuery }>) {
      state.publicList = { phase: 'loading' };
      state.publicListShown = payload;
    },
    publicListReceived(state, { payload }: PayloadAction<PublicList>) {
      state.publicList = loaded(payload);
    },
    publicListFailed(state, { payload }: PayloadAction<Failure>) {
      state.publicList = loadFailed(state.publicList, payload);
    },

    /** Event for other domains: the page with all lists shows under this name (storefront-2.24). */
    pageNamed(_state, _: PayloadAction<{ pageName: string; title: string }>) {},

    /** A change was refused or lost; what showed at once is taken back. */
    taskFailed(state, { payload }: PayloadAction<FailedTask>) {
      const { task, listId, itemId, failure } = payload;
      settle(state, payload);
      if (listId !== undefined && itemId !== undefined)
        delete state.pendingQuantities[itemKey(listId, itemId)];
      if (state.addToList?.phase === 'adding')
        state.addToList = { ...state.addToList, phase: 'choosing', failure };
      else if (task === 'create' && state.createList.phase === 'creating')
        state.createList = { phase: 'failed', failure };
      end(state, {
        task,
        failure,
        ...(listId !== undefined && { listId }),
        ...(itemId !== undefined && { itemId }),
      });
    },
  },
});

export const listsActions = slice.actions;
export const listsReducer = slice.reducer;
