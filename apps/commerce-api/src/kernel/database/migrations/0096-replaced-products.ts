import { sql, type Kysely } from 'kysely';

/**
 * Defines when a discontinued product is replaced, and stores this in the search index. It depends on the stock of the replacement, so the
 * column has its own writers and does not race with `in_stock`, which depends on the product's own stock.
 */
const statements = [
  // The only definition of the rule. `isReplaced` of the catalog is its condition in queries.
  `create function is_replaced(conditions jsonb) returns boolean language sql stable as $$
     select coalesce(conditions -> 'substitute' ->> 'type' = 'DISCONTINUED', false) and exists (
       select from products other join stock on stock.sku = other.sku
       where other.sku = conditions -> 'substitute' ->> 'itemId' and other.published and other.price_minor is not null
         and stock.available > 0)
   $$`,
  `create index products_substitute on products ((sale_conditions -> 'substitute' ->> 'itemId'))
     where sale_conditions -> 'substitute' ->> 'type' = 'DISCONTINUED'`,
  `alter table product_index add column is_replaced boolean not null default false`,
  // Products that were changed, and those whose replacement was changed.
  `create function write_replaced(changed text[]) returns void language sql as $$
     update product_index i set is_replaced = is_replaced(p.sale_conditions)
       from products p where p.sku = i.sku and p.sku in (
         select sku from products where sku = any(changed) and sale_conditions ? 'substitute'
         union select i.sku from product_index i where i.sku = any(changed) and i.is_replaced
         union select sku from products where sale_conditions -> 'substitute' ->> 'type' = 'DISCONTINUED'
           and sale_conditions -> 'substitute' ->> 'itemId' = any(changed))
       and i.is_replaced <> is_replaced(p.sale_conditions);
   $$`,
  `create or replace function products_written() returns trigger language plpgsql as $$
   begin
     perform write_product_index(array(select sku from changed));
     perform write_replaced(array(select sku from changed));
     return null;
   end $$`,
  `create or replace function stock_written() returns trigger language plpgsql as $$
   begin
     update product_index i set in_stock = (n.available > 0)
       from changed n where n.sku = i.sku and i.in_stock <> (n.available > 0);
     update product_index i set is_replaced = is_replaced(p.sale_conditions)
       from products p, changed n
       where p.sale_conditions -> 'substitute' ->> 'type' = 'DISCONTINUED'
         and p.sale_conditions -> 'substitute' ->> 'itemId' = n.sku
         and i.sku = p.sku and i.is_replaced <> is_replaced(p.sale_conditions);
     return null;
   end $$`,
  `create function replaced_products_written() returns trigger language plpgsql as $$
   begin
     perform write_replaced(array(select sku from changed));
     return null;
   end $$`,
  `create trigger products_deleted after delete on products referencing old table as changed
     for each statement execute function replaced_products_written()`,
  `update product_index i set is_replaced = true from products p where p.sku = i.sku and is_replaced(p.sale_conditions)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
