import type { ListItemsChange, ListsData, ShoppingList } from '../contract/index.ts';
import { MAX_FAVORITE_LISTS } from '../model/index.ts';
import type { ListsState } from './lists.state.ts';

const replace = (lists: ShoppingList[], list: ShoppingList) => {
  const at = lists.findIndex(({ id }) => id === list.id);
  // A late reply never overwrites a newer state of the list.
  if (at >= 0 && lists[at]!.revision <= list.revision) lists[at] = list;
  return at >= 0;
};

/**
 * Appends a later page to the previous ones. A list that moved to the later page in the meantime is shown once; the first page replaces
 * all.
 */
export function joinPages(before: ListsData | undefined, page: ListsData): ListsData {
  if (!before || page.metadata.pagination.page === 1) return page;
  const ids = new Set(page.shoppingLists.map(({ id }) => id));
  const shoppingLists = [...before.shoppingLists.filter(({ id }) => !ids.has(id)), ...page.shoppingLists];
  return { ...page, shoppingLists, metadata: { ...page.metadata, itemCount: shoppingLists.length } };
}

/** Updates what depends on the number of favorites. */
function checkFavorites(state: ListsState, data: ListsData): void {
  data.maxFavoriteReached = data.favorites.length >= MAX_FAVORITE_LISTS;
  // Nothing is left to show (storefront-4.6), so the saga reloads the lists.
  if (data.favorites.length === 0 && state.form.SelectedListsType === 'FAVORITES')
    state.form = { ...state.form, SelectedListsType: 'ALL_LIST', ActivePagination: 1 };
}

/** Updates a changed list wherever it is shown. A new list is appended to the page until the lists are reloaded. */
export function applyList(state: ListsState, list: ShoppingList): void {
  const data = state.overview.value;
  if (data) {
    if (!replace(data.shoppingLists, list)) {
      data.shoppingLists.push(list);
      data.metadata.totalItems += 1;
      data.metadata.itemCount += 1;
    }
    if (!list.favorite) data.favorites = data.favorites.filter(({ id }) => id !== list.id);
    else if (!replace(data.favorites, list)) data.favorites.push(list);
    checkFavorites(state, data);
  }
  const page = state.open[list.id]?.page.value;
  if (page && page.list.revision <= list.revision) page.list = list;
}

/** Removes a deleted list wherever it is shown. */
export function forgetList(state: ListsState, listId: string): void {
  const data = state.overview.value;
  if (data) {
    const rest = data.shoppingLists.filter(({ id }) => id !== listId);
    const removed = data.shoppingLists.length - rest.length;
    data.shoppingLists = rest;
    data.metadata.totalItems -= removed;
    data.metadata.itemCount -= removed;
    data.favorites = data.favorites.filter(({ id }) => id !== listId);
    checkFavorites(state, data);
  }
  delete state.open[listId];
  delete state.pending[listId];
  delete state.links[listId];
}

/**
 * Merges changed and removed items into the page on screen, unless it is newer. New items wait for the next read, which has their position.
 */
export function applyItemsChange(state: ListsState, { list, items, removedItemIds }: ListItemsChange): void {
  const page = state.open[list.id]?.page.value;
  if (page && page.list.revision <= list.revision) {
    page.items = page.items
      .filter(({ itemId }) => !removedItemIds.includes(itemId))
      .map((item) => items.find(({ itemId }) => itemId === item.itemId) ?? item);
    const removed = page.metadata.itemCount - page.items.length;
    page.metadata.itemCount -= removed;
    page.metadata.totalItems -= removed;
    const { pagination, totalItems } = page.metadata;
    pagination.pages = Math.max(1, Math.ceil(totalItems / pagination.size));
  }
  applyList(state, list);
}

/** Shows an item at its new position immediately. The list is reloaded once the server has replied. */
export function moveItem(
  state: ListsState,
  listId: string,
  itemId: string,
  afterItemId: string | null,
): void {
  const page = state.open[listId]?.page.value;
  const item = page?.items.find((each) => each.itemId === itemId);
  if (!page || !item) return;
  const rest = page.items.filter((each) => each !== item);
  rest.splice(rest.findIndex((each) => each.itemId === afterItemId) + 1, 0, item);
  page.items = rest;
}
