import type { Failure } from '@foolscap/core/http';
import { IDLE } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type {
  ListCard,
  ListDetails,
  ListDetailsQuery,
  ListItemResult,
  ListLink,
  ListsData,
  PublicList,
  ShoppingList,
} from '../contract/index.ts';
import { INITIAL_LISTS_FORM } from '../model/index.ts';
import type { ListsForm } from '../model/index.ts';

/** A page of a list on screen, with the query that it answers. */
export interface OpenList {
  query: ListDetailsQuery;
  page: Loadable<ListDetails>;
}

/** The values of a list that are shown until the server has answered. */
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

/** The dialog that adds items to a list; `lists` are those that can be changed. */
export interface AddToList {
  items: ItemToAdd[];
  /** The id of the saved item that leaves the items saved for later when a list has taken it. */
  movedFrom?: string;
  /** The pages that were read so far, joined. */
  lists: Loadable<ListsData>;
  /** Part of the names of the lists that are shown. */
  search: string;
  /** The last page that was requested, from 1. */
  page: number;
  /** Ids of the lists that hold one of the items already; absent until they are known. */
  savedIn?: string[];
  /** The list that was created for the items, which can be chosen if adding them failed. */
  createdId?: string;
  phase: 'choosing' | 'adding';
  failure?: Failure;
}

/** The drawer that creates a list. `reason` says why it opened by itself (storefront-4.7, storefront-4.8). */
export type CreateList =
  | { phase: 'closed' }
  | { phase: 'open' | 'creating'; reason?: 'EMPTY' | 'FAILED' }
  | { phase: 'failed'; failure: Failure; reason?: 'EMPTY' | 'FAILED' };

/** The names of the changes that end in an outcome. */
export type ListTask =
  | 'create'
  | 'edit'
  | 'favorite'
  | 'delete'
  | 'addItems'
  | 'updateItem'
  | 'removeItem'
  | 'saveForLater'
  | 'toCart'
  | 'export'
  | 'import'
  | 'link';

/** The end of the latest change, for one announcement each. */
export interface ListOutcome {
  /** Increases with each outcome. */
  serial: number;
  task: ListTask;
  listId?: string;
  listName?: string;
  itemId?: string;
  /** The new state of a favorite. */
  isFavorite?: boolean;
  /** Present if the change failed. */
  failure?: Failure;
  /** Results of items that were added to a list or to the cart. */
  results?: ListItemResult[];
  /** Items of the list that one command could not take. */
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
  /** Quantities on their way to the server, by the same key. */
  pendingQuantities: Record<string, number>;
  /** The lists whose items are being added to the cart. */
  addingToCart: string[];
  /** The lists that are being saved as files. */
  exporting: string[];
  cards: Loadable<ListCard[]>;
  /** Public links by list. */
  links: Record<string, Loadable<ListLink | null>>;
  /** The list of a public link, and the link and query that it answers. */
  publicList: Loadable<PublicList>;
  publicListShown: { linkId: string; query: ListDetailsQuery } | null;
  createList: CreateList;
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
  addingToCart: [],
  exporting: [],
  cards: IDLE,
  links: {},
  publicList: IDLE,
  publicListShown: null,
  createList: { phase: 'closed' },
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
