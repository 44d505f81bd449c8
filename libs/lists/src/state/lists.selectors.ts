import { memoize } from '@foolscap/core/state';
import type { ShoppingList } from '../contract/index.ts';
import { withPending } from './lists.state.ts';
import type { ListsRoot } from './lists.state.ts';

const NONE: readonly ShoppingList[] = [];

export const selectListsForm = ({ lists }: ListsRoot) => lists.form;
export const selectListsOverview = ({ lists }: ListsRoot) => lists.overview;
export const selectListsOutcome = ({ lists }: ListsRoot) => lists.outcome;
export const selectCreateList = ({ lists }: ListsRoot) => lists.createList;
export const selectAddToList = ({ lists }: ListsRoot) => lists.addToList;
export const selectListCards = ({ lists }: ListsRoot) => lists.cards;
export const selectPublicList = ({ lists }: ListsRoot) => lists.publicList;
/** Selects the link and the query that the public list belongs to. */
export const selectPublicListShown = ({ lists }: ListsRoot) => lists.publicListShown;
export const selectOpenList = ({ lists }: ListsRoot, listId: string) => lists.open[listId];
export const selectListLink = ({ lists }: ListsRoot, listId: string) => lists.links[listId];
export const selectIsAddingToCart = ({ lists }: ListsRoot, listId: string) =>
  lists.addingToCart.includes(listId);
export const selectIsExporting = ({ lists }: ListsRoot, listId: string) => lists.exporting.includes(listId);

const merge = memoize((lists: readonly ShoppingList[], pending: ListsRoot['lists']['pending']) =>
  lists.map((list) => withPending(list, pending[list.id])),
);

/** Selects the page's lists as shown, including names and favorites that are still being saved. */
export const selectShoppingLists = ({ lists }: ListsRoot): readonly ShoppingList[] =>
  merge(lists.overview.value?.shoppingLists ?? NONE, lists.pending);

const mergeOne = memoize(withPending);

/** Selects a list on screen, with changes that are still being saved. */
export function selectList(root: ListsRoot, listId: string): ShoppingList | undefined {
  const list = selectOpenList(root, listId)?.page.value?.list;
  return list && mergeOne(list, root.lists.pending[listId]);
}
