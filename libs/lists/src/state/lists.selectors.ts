import { memoize } from '@foolscap/core/state';
import type { ListItem, ShoppingList } from '../contract/index.ts';
import { withPending } from './lists.state.ts';
import type { ListsRoot, RemovedListItem } from './lists.state.ts';
import { itemKey, WHOLE_LIST } from './outcomes.ts';
import { getListRows } from './removed-items.ts';

const NONE: readonly ShoppingList[] = [];

export const selectListsForm = ({ lists }: ListsRoot) => lists.form;
export const selectListsOverview = ({ lists }: ListsRoot) => lists.overview;
export const selectListsOutcome = ({ lists }: ListsRoot) => lists.outcome;
export const selectCreateList = ({ lists }: ListsRoot) => lists.createList;
export const selectAddToList = ({ lists }: ListsRoot) => lists.addToList;
export const selectListCards = ({ lists }: ListsRoot) => lists.cards;
export const selectPublicList = ({ lists }: ListsRoot) => lists.publicList;
/** Selects the link and the query that the public list answers. */
export const selectPublicListShown = ({ lists }: ListsRoot) => lists.publicListShown;
export const selectOpenList = ({ lists }: ListsRoot, listId: string) => lists.open[listId];
export const selectListLink = ({ lists }: ListsRoot, listId: string) => lists.links[listId];
export const selectIsAddingToCart = ({ lists }: ListsRoot, listId: string) =>
  lists.addingToCart.includes(listId);
export const selectIsExporting = ({ lists }: ListsRoot, listId: string) => lists.exporting.includes(listId);
export const selectIsItemPending = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.pendingItems.includes(itemKey(listId, itemId));
/** Selects the quantity of an item on its way to the server. */
export const selectPendingQuantity = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.pendingQuantities[itemKey(listId, itemId)];
/** Selects whether an item is being added to the cart, by itself, with other selected ones, or with the whole list. */
export const selectIsItemAddingToCart = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.addingToCart.includes(itemKey(listId, itemId)) ||
  lists.addingToCart.includes(itemKey(listId, WHOLE_LIST));
/** Selects the latest result of adding an item to the cart. */
export const selectCartResult = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.cartResults[itemKey(listId, itemId)];
/** Selects the reason why the note of an item was refused. */
export const selectNoteFailure = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.noteFailures[itemKey(listId, itemId)];
export const selectIsNotePending = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  itemKey(listId, itemId) in lists.pendingNotes;
/** Selects the names of items of other pages that could not be added to the cart, by item number. */
export const selectItemNames = ({ lists }: ListsRoot) => lists.itemNames;
export const selectListPrint = ({ lists }: ListsRoot) => lists.print;
export const selectIsGatheringPublicItems = ({ lists }: ListsRoot) => lists.isGatheringPublicItems;

const merge = memoize((lists: readonly ShoppingList[], pending: ListsRoot['lists']['pending']) =>
  lists.map((list) => withPending(list, pending[list.id])),
);

/** Selects the lists of the page as they show: with names and favorites that are still being saved. */
export const selectShoppingLists = ({ lists }: ListsRoot): readonly ShoppingList[] =>
  merge(lists.overview.value?.shoppingLists ?? NONE, lists.pending);

const mergeOne = memoize(withPending);

/** Selects a list on screen, with changes that are still being saved. */
export function selectList(root: ListsRoot, listId: string): ShoppingList | undefined {
  const list = selectOpenList(root, listId)?.page.value?.list;
  return list && mergeOne(list, root.lists.pending[listId]);
}

const NO_ITEMS: readonly ListItem[] = [];
const NOT_REMOVED: readonly RemovedListItem[] = [];
const mergeRows = memoize(getListRows);

/** Selects the rows of a list on screen: its items, and those that were removed and can be put back. */
export function selectListRows(root: ListsRoot, listId: string) {
  const open = selectOpenList(root, listId);
  return mergeRows(open?.page.value?.items ?? NO_ITEMS, open?.removed ?? NOT_REMOVED);
}
