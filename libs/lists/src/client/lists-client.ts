import type { Call, HttpClient } from '@foolscap/core/http';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type {
  AddListItemBody,
  CreateListBody,
  ListCard,
  ListCardsData,
  ListData,
  ListDetails,
  ListDetailsQuery,
  ListItemsChange,
  ListItemSearchData,
  ListItemSearchQuery,
  ListLink,
  ListLinkData,
  ListsData,
  ListsItemsData,
  ListsItemsQuery,
  ListsQuery,
  ListToCartBody,
  ListToCartData,
  PublicList,
  ShoppingList,
  UpdateListBody,
  UpdateListItemBody,
} from '../contract/index.ts';

/** The calls of lists (storefront-7.12 to storefront-7.19). Each rejects with `HttpError`. */
export interface ListsClient {
  getLists(query: ListsQuery, signal?: AbortSignal): Promise<ListsData>;
  /** Reads the items of all lists; with `itemIds`, only these items with their lists. */
  getListsItems(query: ListsItemsQuery, signal?: AbortSignal): Promise<ListsItemsData>;
  /** @param isFull searches for whole words in names, item numbers and notes, instead of part of the name */
  searchItems(query: ListItemSearchQuery, isFull: boolean, signal?: AbortSignal): Promise<ListItemSearchData>;
  getList(listId: string, query: ListDetailsQuery, signal?: AbortSignal): Promise<ListDetails>;
  createList(body: CreateListBody, idempotencyKey: string): Promise<ShoppingList>;
  updateList(listId: string, body: UpdateListBody): Promise<ShoppingList>;
  deleteList(listId: string): Promise<void>;
  addItems(listId: string, body: AddListItemBody, idempotencyKey: string): Promise<ListItemsChange>;
  updateItem(listId: string, itemId: string, body: UpdateListItemBody): Promise<ListItemsChange>;
  removeItem(listId: string, itemId: string): Promise<ListItemsChange>;
  /** Adds items of a list to the cart in one command. */
  addToCart(listId: string, body: ListToCartBody, idempotencyKey: string): Promise<ListToCartData>;
  getLink(listId: string, signal?: AbortSignal): Promise<ListLink | undefined>;
  createLink(listId: string): Promise<ListLink | undefined>;
  revokeLink(listId: string): Promise<void>;
  getPublicList(linkId: string, query: ListDetailsQuery, signal?: AbortSignal): Promise<PublicList>;
  getCards(signal?: AbortSignal): Promise<ListCard[]>;
}

const idPath = (listId: string) => `/list/${encodeURIComponent(listId)}`;
const itemPath = (listId: string, itemId: string) => `${idPath(listId)}/item/${encodeURIComponent(itemId)}`;

/** Creates the client of lists. */
export function createListsClient(http: HttpClient): ListsClient {
  const send = async <T>(call: Omit<Call, 'signal'>, signal?: AbortSignal): Promise<T> =>
    (await http.send<T>({ ...call, ...(signal && { signal }) })).data;
  const get = <T>(path: string, query: Call['query'], signal?: AbortSignal) =>
    send<T>({ method: 'GET', path, ...(query && { query }) }, signal);
  const remove = <T>(path: string) => send<T>({ method: 'POST', override: 'DELETE', path, body: {} });

  return {
    getLists: (query, signal) => get<ListsData>('/lists', { ...query }, signal),
    getListsItems: (query, signal) => get<ListsItemsData>('/lists/items', { ...query }, signal),
    searchItems: (query, isFull, signal) =>
      get<ListItemSearchData>(
        isFull ? '/lists/items/fullsearch' : '/lists/items/search',
        { ...query },
        signal,
      ),
    getList: (listId, query, signal) => get<ListDetails>(idPath(listId), { ...query }, signal),
    createList: async (body, idempotencyKey) =>
      (await send<ListData>({ method: 'POST', path: '/list', body, idempotencyKey })).list,
    updateList: async (listId, body) =>
      (await send<ListData>({ method: 'POST', override: 'PUT', path: idPath(listId), body })).list,
    deleteList: async (listId) => void (await remove(idPath(listId))),
    addItems: (listId, body, idempotencyKey) =>
      send({ method: 'POST', path: `${idPath(listId)}/item`, body, idempotencyKey }),
    updateItem: (listId, itemId, body) =>
      send({ method: 'POST', override: 'PUT', path: itemPath(listId, itemId), body }),
    removeItem: (listId, itemId) => remove(itemPath(listId, itemId)),
    addToCart: (listId, body, idempotencyKey) =>
      send({ method: 'POST', path: `${idPath(listId)}/cart`, body, idempotencyKey }),
    getLink: async (listId, signal) =>
      (await get<ListLinkData>(`${idPath(listId)}/link`, undefined, signal)).link,
    createLink: async (listId) =>
      (await send<ListLinkData>({ method: 'POST', path: `${idPath(listId)}/link`, body: {} })).link,
    revokeLink: async (listId) => void (await remove(`${idPath(listId)}/link`)),
    getPublicList: (linkId, query, signal) =>
      get(`/list/shared/${encodeURIComponent(linkId)}`, { ...query }, signal),
    getCards: async (signal) =>
      (
        await send<ListCardsData>(
          { method: 'POST', root: SPARX_PROXY_PATH, path: '/getListCardData' },
          signal,
        )
      ).listsData.lists,
  };
}
