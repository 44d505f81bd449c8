import type { HttpClient, HttpReply } from '@foolscap/core/http';
import { HEADERS } from '@foolscap/core/vocabulary';
import type { CartData, SavedItem, SavedItemsData } from '../contract/index.ts';
import { DEFAULT_CART_ID, SAVED_ITEMS_PAGE_SIZE } from '../model/codes.ts';
import type { CartReply } from './cart-client.ts';

/** A page of the saved items with the id of its session epoch (decision-session-header). */
export interface SavedItemsReply {
  data: SavedItemsData;
  sessionId: string | undefined;
}

/** Units of a saved item to move to the cart. */
export type MovedItem = Pick<SavedItem, 'listItemId' | 'itemId' | 'qty'>;

/** The calls of the saved items (cart-7.32). Each rejects with HttpError. A change keeps its idempotency key in every retry. */
export interface SavedItemsClient {
  /** @param page from 1, with 300 items */
  listSaved(page?: number, signal?: AbortSignal): Promise<SavedItemsReply>;
  /** Moves a cart line and its children to the list. */
  saveLine(cartItemId: string, key: string): Promise<CartReply>;
  /** Saves an item that is not in the cart. */
  saveItem(item: { itemId: string; qty: number }, key: string): Promise<CartReply>;
  removeSaved(listItemId: string, key: string): Promise<CartReply>;
  /** Moves items to the cart. Items that could not be added stay saved, and the reply gives the reason. */
  moveToCart(items: readonly MovedItem[], key: string): Promise<CartReply>;
}

const getReply = <D>({ data, headers }: HttpReply<D>) => ({ data, sessionId: headers[HEADERS.sessionId] });

export function createSavedItemsClient(http: HttpClient): SavedItemsClient {
  const post = async (path: string, body: object, idempotencyKey: string, override?: 'DELETE') =>
    getReply(
      await http.send<CartData>({
        method: 'POST',
        path,
        body,
        idempotencyKey,
        ...(override ? { override } : {}),
      }),
    );
  return {
    listSaved: async (page = 1, signal) =>
      getReply(
        await http.send<SavedItemsData>({
          method: 'GET',
          path: '/sfl',
          query: { page: String(page), size: String(SAVED_ITEMS_PAGE_SIZE) },
          ...(signal ? { signal } : {}),
        }),
      ),
    saveLine: (cartItemId, key) => post('/sfl', { cartItemId }, key),
    saveItem: (item, key) => post('/sfl', item, key),
    removeSaved: (listItemId, key) =>
      post(`/sfl/${encodeURIComponent(listItemId)}`, { listItemId }, key, 'DELETE'),
    moveToCart: (items, key) =>
      post(
        `/checkout/${DEFAULT_CART_ID}/item`,
        { items: items.map(({ itemId, listItemId, qty }) => ({ itemId, listItemId, qty })) },
        key,
      ),
  };
}
