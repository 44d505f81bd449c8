import { sql, type Kysely } from 'kysely';

const COMPANIONS = `select jsonb_strip_nulls(jsonb_build_object(
    'techHelp', jsonb_agg(related_sku order by position) filter (where kind = 'TECHHELP'),
    'required', jsonb_agg(related_sku order by position) filter (where kind = 'REQUIRED'),
    'plans', jsonb_agg(related_sku order by position) filter (where kind = 'WARRANTY'),
    'assembly', jsonb_agg(related_sku order by position) filter (where kind = 'ASSEMBLY')))
  from product_relations`;

/** Copies the protection plans and assembly services of a product to its companions, because carts show which lines offer them. */
const statements = [
  `create or replace function companions_changed() returns trigger language plpgsql as $$
   declare changed text = coalesce(new.sku, old.sku);
   begin
     if coalesce(new.kind, old.kind) in ('TECHHELP', 'REQUIRED', 'WARRANTY', 'ASSEMBLY') then
       -- Of two transactions that change the relations of one product, the second waits here, and sees what the first has written.
       perform 1 from products where sku = changed for update;
       update products set companions = nullif((${COMPANIONS} where sku = changed), '{}') where sku = changed;
     end if;
     return null;
   end $$`,
  `update products set companions = nullif((${COMPANIONS} where product_relations.sku = products.sku), '{}')
   where exists (select from product_relations where product_relations.sku = products.sku
     and kind in ('WARRANTY', 'ASSEMBLY'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
