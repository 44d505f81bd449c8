import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';

/**
 * Finds the membership that fits a shopper: SELECT members upgrade to PREMIUM, all others begin with SELECT. Of several terms the one with
 * the lowest price is chosen. @returns the item number; undefined where none is sold
 */
export async function findMembershipItem(db: Db, accountId: string | undefined): Promise<string | undefined> {
  const { rows } = await sql<{ sku: string }>`
    select sku from products
      where published and price_minor is not null and sale_conditions ->> 'membership' = case
        when (select membership_program from accounts where id = ${accountId ?? null}::uuid) = 'SELECT' then 'PREMIUM'
        else 'SELECT' end
      order by price_minor, sku limit 1`.execute(db);
  return rows[0]?.sku;
}

/** Lists the ids of the active lines of a cart that are memberships. */
export async function listMembershipLines(db: Db, cartId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lines.id from cart_lines lines join products on products.sku = lines.item_id
      where lines.cart_id = ${cartId} and lines.status = 'ACTIVE' and products.sale_conditions ? 'membership'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
