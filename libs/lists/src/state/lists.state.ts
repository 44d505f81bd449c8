import type { Failure } from '@foolscap/core/http';
import { IDLE } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type {
  ListCard,
  ListDetails,
  ListDetailsQuery,
  ListItem,
  ListItemResult,
  ListLink,
  ListsData,
  PublicList,
  ShoppingList,
} from '../contract/index.ts';
import { INITIAL_LISTS_FORM } from '../model/index.ts';
import type { ListsForm } from '../model/index.ts';

/** A page of a list on screen. */
export interface OpenList {
  /** The query of the latest request. */
  query: ListDetailsQuery;
  page: Loadable<ListDetails>;
  /** The query that the page on screen belongs to: an earlier one while another page is loading, and if that load fails. */
  shownQuery?: ListDetailsQuery;
  /** Items that were removed from this page, until the shopper leaves it. */
  removed: RemovedListItem[];
  /** The number of removals so far, from which each one gets its number. */
  removals: number;
}

/** An item that was removed from a list on screen and can be restored. */
export interface RemovedListItem {
  /** The number of the removal: an undo applies to this one, not to a later one of the same item. */
  serial: number;
  /** The item before its removal. */
  item: ListItem;
  /** Its position among the rows of the page, from 0. */
  at: number;
  /** The item in the row above; absent for the first row. */
  rowBefore?: string;
  /** The previous item in the list; null for none, absent while it is unknown. */
  afterItemId?: string | null;
  /** Being removed, removed, being restored, or not restored after a failure. */
  phase: 'removing' | 'removed' | 'restoring' | 'failed';
  /** The server has removed it. Before that, it is still on the list. */
  isGone?: true;
  /** The reason why it could not be restored. */
  failure?: Failure;
  /** The page was left while the item is being restored; it no longer has a row. */
  isLeft?: true;
}

/** All items of a list, loaded for the printer. */
export type ListPrint =
  { phase: 'loading'; listId: string } | { phase: 'ready'; listId: string; name: string; items: ListItem[] };

/** A list's values that are shown until the server has replied. */
export interface PendingList {
  favorite?: boolean;
  name?: string;
}

/** An item that is to be added to a list. */
export interface ItemToAdd {
  itemId: string;
  qty: number;
  /** For the heading and the announcement. */
  name: string;
}

/** Items submitted from the add-to-list dialog, which may be closed or show others before they are sent. */
export interface SubmittedItems {
  items: ItemToAdd[];
  movedFrom?: string;
}

/** The dialog that adds items to a list; `lists` are those that can be changed. */
export interface AddToList {
  items: ItemToAdd[];
  /** The id of the saved item to remove from the items saved for later once it is on a list. */
  movedFrom?: string;
  /** The pages that were read so far, concatenated. */
  lists: Loadable<ListsData>;
  /** Part of the names of the lists that are shown. */
  search: string;
  /** The last page that was requested, from 1. */
  page: number;
  /** Ids of the lists that already have one of the items; absent until known. */
  savedIn?: string[];
  /** The list that was created for the items, which can be chosen if adding them failed. */
  createdId?: string;
  /** `added` once a list has replied: the dialog shows the results until it is closed. */
  phase: 'choosing' | 'adding' | 'added';
  /** One per item, once they have been added. */
  results?: ListItemResult[];
  /** The list that the items were added to. */
  addedTo?: ShoppingList;
  failure?: Failure;
}

/** The drawer for creating a list. `reason` is why it opened automatically (storefront-4.7, storefront-4.8). */
export type CreateList =
  | { phase: 'closed' }
  | { phase: 'open' | 'creating'; reason?: 'EMPTY' | 'FAILED' }
  | { phase: 'failed'; failure: Failure; reason?: 'EMPTY' | 'FAILED' };

/** Names of the changes that end in an outcome. */
export type ListTask =
  | 'create'
  | 'edit'
  | 'favorite'
  | 'delete'
  | 'addItems'
  | 'updateItem'
  | 'removeItem'
  | 'undoRemove'
  | 'saveForLater'
  | 'toCart'
  | 'export'
  | 'import'
  | 'print'
  | 'publicToCart';

/** The outcome of the latest change, to be announced once. */
export interface ListOutcome {
  /** Increases with each outcome. */
  serial: number;
  task: ListTask;
  listId?: string;
  listName?: string;
  itemId?: string;
  /** Whether it was a single row's change, which shows its outcome there. */
  isRow?: boolean;
  /** Whether a rejected item change was that of its note, whose field shows the rejection. */
  isNote?: boolean;
  /** The new state of a favorite. */
  isFavorite?: boolean;
  /** Present if the change failed. */
  failure?: Failure;
  /** The add-to-list dialog shows it and moves focus there, so screen readers read it. */
  isShown?: true;
  /** Results of items that were added to a list or to the cart. */
  results?: ListItemResult[];
  /** Number of list items that one command could not take. */
  remaining?: number;
}

export interface ListsState {
  form: ListsForm;
  /** The lists of the form, with the fields of storefront-3.6. */
  overview: Loadable<ListsData>;
  /** Lists on screen by id. */
  open: Record<string, OpenList>;
  /** Changes in flight by list. */
  pending: Record<string, PendingList>;
  /** Items being changed, as `LISTID/ITEMID`. */
  pendingItems: string[];
  /** Quantities being saved, by the same key. */
  pendingQuantities: Record<string, number>;
  /** Notes being saved, by the same key. */
  pendingNotes: Record<string, string>;
  /** The reasons why notes were rejected, by list and item, until the next try. */
  noteFailures: Record<string, Record<string, Failure>>;
  /** Whole lists that are being added to the cart by id, and items by their key. */
  addingToCart: string[];
  /** The latest results of items that were added to the cart, by list and item, until the list is left. */
  cartResults: Record<string, Record<string, ListItemResult>>;
  /** Names of items on other pages that could not be added to the cart, by item number. */
  itemNames: Record<string, string>;
  /** The lists that are being saved as files. */
  exporting: string[];
  /** The list that is being printed. */
  print: ListPrint | null;
  cards: Loadable<ListCard[]>;
  /** Public links by list. */
  links: Record<string, Loadable<ListLink | null>>;
  /** A public link's list, with the link and query that it belongs to. */
  publicList: Loadable<PublicList>;
  publicListShown: { linkId: string; query: ListDetailsQuery } | null;
  /** The items of all pages of a public list are being read for the cart. */
  isGatheringPublicItems: boolean;
  createList: CreateList;
  /** The items of submitted commands, in command order; null for a list that is created without any. */
  submitted: (SubmittedItems | null)[];
  addToList: AddToList | null;
  outcome: ListOutcome | null;
}

export const initialListsState: ListsState = {
  form: INITIAL_LISTS_FORM,
  overview: IDLE,
  open: {},
  pending: {},
  pendingItems: [],
  pendingQuantities: {},
  pendingNotes: {},
  noteFailures: {},
  addingToCart: [],
  cartResults: {},
  itemNames: {},
  exporting: [],
  print: null,
  cards: IDLE,
  links: {},
  publicList: IDLE,
  publicListShown: null,
  isGatheringPublicItems: false,
  createList: { phase: 'closed' },
  submitted: [],
  addToList: null,
  outcome: null,
};

/** The part of the store that this library uses. */
export interface ListsRoot {
  lists: ListsState;
}

/** Returns a list with the changes in flight. */
export const withPending = (list: ShoppingList, pending: PendingList | undefined): ShoppingList =>
  pending ? { ...list, ...pending } : list;
