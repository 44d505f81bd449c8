import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { isOneOf } from '../../../kernel/database/is-one-of.ts';
import type { LineOfItem, RelatedLine } from '../cart-types.ts';

const linesOfItemColumns = sql`id, item_id, qty, status, delivery_type, pickup_store, parent_item_id, parent_line_id, relation, configuration_id`;

/** Lists the lines of items, removed ones too. */
export async function listLinesOfItems(
  db: Db,
  cartId: string,
  skus: readonly string[],
): Promise<LineOfItem[]> {
  const { rows } = await sql<LineOfItem>`/* cart.items */ ${selectLinesOfItems(cartId, skus)}`.execute(db);
  return rows;
}

/** Builds the statement that selects the lines of items, removed ones too. */
export const selectLinesOfItems = (
  cartId: string | RawBuilder<string | null>,
  skus: readonly string[],
) => sql`
    select ${linesOfItemColumns}
    from cart_lines where cart_id = ${cartId} and ${isOneOf(sql`item_id`, 'text', skus)} order by position`;

/** Lists the ids of the active lines of a cart. */
export async function listActiveIds(db: Db, cartId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('status', '=', 'ACTIVE')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the lines of items and the lines below them, removed ones too. */
export async function listRelatedLines(
  db: Db,
  cartId: string,
  skus: readonly string[],
): Promise<RelatedLine[]> {
  const { rows } = await sql<RelatedLine>`
    /* cart.related */ select ${linesOfItemColumns}, updated_at, is_saved, furniture_services
    from cart_lines where cart_id = ${cartId}
      and (item_id = any(${skus}::text[]) or parent_item_id = any(${skus}::text[])) order by position`.execute(
    db,
  );
  return rows;
}
