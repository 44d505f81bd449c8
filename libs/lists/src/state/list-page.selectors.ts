import type { ListsRoot } from './lists.state.ts';
import { itemKey, WHOLE_LIST } from './outcomes.ts';

export const selectIsItemPending = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.pendingItems.includes(itemKey(listId, itemId));
/** Selects an item's quantity that is being saved. */
export const selectPendingQuantity = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.pendingQuantities[itemKey(listId, itemId)];
/** Selects whether an item is being added to the cart, by itself, with other selected ones, or with the whole list. */
export const selectIsItemAddingToCart = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.addingToCart.includes(itemKey(listId, itemId)) ||
  lists.addingToCart.includes(itemKey(listId, WHOLE_LIST));
/** Selects the latest result of adding an item to the cart. */
export const selectCartResult = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.cartResults[listId]?.[itemId];
/** Selects the reason why an item's note was rejected. */
export const selectNoteFailure = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  lists.noteFailures[listId]?.[itemId];
export const selectIsNotePending = ({ lists }: ListsRoot, listId: string, itemId: string) =>
  itemKey(listId, itemId) in lists.pendingNotes;
/** Selects the names of items on other pages that could not be added to the cart, by item number. */
export const selectItemNames = ({ lists }: ListsRoot) => lists.itemNames;
export const selectListPrint = ({ lists }: ListsRoot) => lists.print;
export const selectIsGatheringPublicItems = ({ lists }: ListsRoot) => lists.isGatheringPublicItems;
