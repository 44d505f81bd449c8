import { sql } from 'kysely';
import type { ListItemResult, ListToCartBody, ListToCartData } from '@foolscap/lists/contract';
import { LIST_CODES, MAX_ITEMS_IN_CALL } from '@foolscap/lists/model';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { findOutcome } from '../../kernel/http/idempotency.ts';
import { createListedItemsService, findCart } from '../cart/index.ts';
import { getResult } from './item-results.ts';
import { itemMessage, listNotFound } from './list-errors.ts';
import type { ListRequest } from './list-requests.ts';
import { findList } from './lists.repository.ts';
import { readViewer } from './viewer.ts';

export type ListToCartService = ReturnType<typeof createListToCartService>;

interface ListedRow {
  id: string;
  sku: string;
  qty: number;
}

/** Lists the first items of a list, or those with the given numbers, in list order. */
async function listFirstItems(
  db: Db,
  listId: string,
  skus: readonly string[] | undefined,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`/* list-to-cart.items */ select id, sku, qty from shopping_list_items
    where list_id = ${listId}::uuid ${skus ? sql`and sku = any(${skus}::text[])` : sql``}
    order by position, id limit ${MAX_ITEMS_IN_CALL}`.execute(db);
  return rows;
}

const notOnList = (itemId: string): ListItemResult => ({
  itemId,
  status: 'REFUSED',
  qty: 0,
  messages: [itemMessage(LIST_CODES.itemNotFound)],
});

/** Creates the service that adds list items to the cart. */
export function createListToCartService(context: Pick<ApiContext, 'database' | 'now'>) {
  const {
    database: { db },
    now,
  } = context;
  const listedItems = createListedItemsService(context);

  return {
    /**
     * Adds items of a list to the caller's cart in one command, each with its own result. Items that are not on the list are refused, after
     * the others. @throws ApiError 404 LIST_NOT_FOUND
     */
    async add(
      { caller, idempotency, listId }: ListRequest,
      { itemIds }: ListToCartBody,
    ): Promise<ListToCartData> {
      // A repeated request gets its reply even if the list no longer exists.
      const stored = idempotency && (await findOutcome(db, caller.session.id, idempotency, now()));
      if (stored) return stored.reply as ListToCartData;
      const list = await findList(db, await readViewer(db, caller), listId);
      if (!list) throw listNotFound();
      const rows = await listFirstItems(db, list.id, itemIds);
      const held = new Set(rows.map(({ sku }) => sku));
      const missing = [...new Set(itemIds)].filter((itemId) => !held.has(itemId)).map(notOnList);
      const remaining = itemIds ? 0 : Math.max(0, list.item_count - rows.length);
      if (!rows.length) {
        const cart = await findCart(db, caller.owner(caller.session));
        return { results: missing, cartRevision: cart?.revision ?? 0, remaining };
      }
      return listedItems.add(
        { caller, idempotency },
        rows.map(({ id, sku, qty }) => ({ listItemId: id, itemId: sku, qty })),
        (results, cartRevision) => ({
          results: [...results.map(getResult), ...missing],
          cartRevision,
          remaining,
        }),
      );
    },
  };
}
