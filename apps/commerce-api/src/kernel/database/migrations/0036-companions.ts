import { sql, type Kysely } from 'kysely';

const COMPANIONS = `select jsonb_strip_nulls(jsonb_build_object(
    'techHelp', jsonb_agg(related_sku order by position) filter (where kind = 'TECHHELP'),
    'required', jsonb_agg(related_sku order by position) filter (where kind = 'REQUIRED')))
  from product_relations`;

/**
 * Adds technical help for a product, and the items that it requires. Carts read them for every line, so a trigger copies them to a column
 * of the product, like volume prices.
 */
const statements = [
  `alter table product_relations drop constraint product_relations_kind_check`,
  `alter table product_relations add constraint product_relations_kind_check
     check (kind in ('ACCESSORY', 'COMPATIBLE', 'ALTERNATE', 'WARRANTY', 'ASSEMBLY', 'BUNDLE', 'TECHHELP', 'REQUIRED'))`,
  `alter table products add column companions jsonb`,
  `create function companions_changed() returns trigger language plpgsql as $$
   declare changed text = coalesce(new.sku, old.sku);
   begin
     if coalesce(new.kind, old.kind) in ('TECHHELP', 'REQUIRED') then
       -- Of two transactions that change the relations of one product, the second waits here, and sees what the first has written.
       perform 1 from products where sku = changed for update;
       update products set companions = nullif((${COMPANIONS} where sku = changed), '{}') where sku = changed;
     end if;
     return null;
   end $$`,
  `create trigger companions_changed after insert or update or delete on product_relations
     for each row execute function companions_changed()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
