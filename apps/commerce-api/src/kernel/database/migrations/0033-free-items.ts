import { sql, type Kysely } from 'kysely';

/**
 * Adds promotions with free items. A cart stores the shopper's choices, and each pricing derives the free items from them. An order has
 * lines for them.
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
