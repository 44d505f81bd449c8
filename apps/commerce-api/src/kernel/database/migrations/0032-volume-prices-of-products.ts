import { sql, type Kysely } from 'kysely';

const PRICES = `select jsonb_agg(jsonb_build_array(min_qty, price_minor) order by min_qty) from volume_prices`;

/**
 * Adds a column with the volume prices of a product, which triggers copy from `volume_prices`. Every cart reply reads them for all lines,
 * and a subquery for each line took as long as the rest of the statement.
 */
const statements = [
  `alter table products add column volume_prices jsonb`,
  `update products set volume_prices = (${PRICES} where volume_prices.sku = products.sku)
     where sku in (select sku from volume_prices)`,
  `create function volume_prices_changed() returns trigger language plpgsql as $$
   declare changed text = coalesce(new.sku, old.sku);
   begin
     -- Of two transactions that change the prices of one product, the second waits here, and sees what the first has written.
     perform 1 from products where sku = changed for update;
     update products set volume_prices = (${PRICES} where volume_prices.sku = changed) where sku = changed;
     return null;
   end $$`,
  `create trigger volume_prices_changed after insert or update or delete on volume_prices
     for each row execute function volume_prices_changed()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
