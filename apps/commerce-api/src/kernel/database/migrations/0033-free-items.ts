import { sql, type Kysely } from 'kysely';

/**
 * Promotions that give items away. A cart keeps what its shopper chose, and the free items are derived from the choices with every price; an order
 * has lines of them.
 */
const statements = [
  `alter table promotions drop constraint promotions_benefit_check`,
  `alter table promotions add constraint promotions_benefit_check check (
     benefit ->> 'type' in ('PERCENT', 'AMOUNT', 'AMOUNT_PER_UNIT', 'BUY_GET', 'FREE_SHIPPING')
     or (benefit ->> 'type' = 'FREE_ITEM' and jsonb_array_length(benefit -> 'itemIds') > 0 and (benefit ->> 'units')::integer > 0))`,
  `alter table carts add column free_items jsonb`,
  `alter table order_lines add column free_promotion_id text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
