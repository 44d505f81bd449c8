import { CART_CODES } from '@foolscap/cart/model';
import type { Db } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/http/api-error.ts';
import type { CartRow, LineRow, RelatedLine } from '../cart-types.ts';
import { listStoreStock, type StoreShelves } from './addition-facts.repository.ts';
import { listLines, listRelatedLines } from './cart-lines.repository.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const lineNotFound = () =>
  notFound(CART_CODES.cartItemIdNotFound, 'This item is no longer in your cart.');

/** The facts that updates and removals of lines depend on. */
export interface LineFacts {
  /** The named lines by id. */
  lines: ReadonlyMap<string, LineRow>;
  /** All lines of the same items and their parents, and their child lines, including removed ones. */
  related: readonly RelatedLine[];
  /** The stores that the request names. */
  stores: StoreShelves;
}

/** Loads the facts of named lines. @throws ApiError 404 CART_ITEM_ID_NOT_FOUND if one of them is not in this cart */
export async function loadLineFacts(
  trx: Db,
  cart: CartRow,
  ids: readonly string[],
  stores: readonly string[] = [],
): Promise<LineFacts> {
  if (!ids.every((id) => UUID.test(id))) throw lineNotFound();
  const rows = await listLines(trx, cart, { ids });
  const lines = new Map(rows.map((row) => [row.id, row]));
  if (lines.size !== new Set(ids).size || rows.some(({ is_saved }) => is_saved)) throw lineNotFound();
  const items = [...new Set(rows.map((line) => line.item_id))];
  const parents = rows.flatMap((line) => line.parent_item_id || []);
  return {
    lines,
    related: await listRelatedLines(trx, cart.id, [...items, ...parents]),
    stores: await listStoreStock(trx, stores, items),
  };
}
