import { sql, type Kysely } from 'kysely';

/**
 * Keeps the purchase counts exact when a product is deleted and added again. Until now, the counts were deleted with the product, but not
 * the counts of its orders, so later changes of these orders subtracted counts that no longer existed. The counts now depend on the queue
 * alone: deleting a product, and adding it again, queues its orders.
 */
const statements = [
  `alter table purchased_items drop constraint purchased_items_sku_fkey`,
  `alter table purchased_pairs drop constraint purchased_pairs_sku_fkey`,
  `alter table purchased_pairs drop constraint purchased_pairs_other_sku_fkey`,
  // The counts of deleted products were deleted with them.
  `update purchase_baskets set skus = array(select sku from unnest(skus) as sku where exists (select from products where products.sku = sku.sku))
     where exists (select from unnest(skus) as sku where not exists (select from products where products.sku = sku.sku))`,
  `create index order_lines_sku on order_lines (sku)`,
  // A deletion waits for the counting job, to avoid a deadlock between them.
  `create function lock_purchase_counts() returns trigger language plpgsql as $$
   begin
     perform 1 from purchase_totals for update;
     return null;
   end $$`,
  `create trigger product_deletion_locks_purchases before delete on products
     for each statement execute function lock_purchase_counts()`,
  // The neighbors are deleted with the product. A product that is added again before the job runs needs them.
  `create function queue_product_purchases() returns trigger language plpgsql as $$
   begin
     insert into purchase_queue (source, order_id)
       select distinct '(shop)', order_number from changed join order_lines using (sku);
     if tg_op = 'DELETE' then
       update purchased_items set neighbors_at = null where sku in (select sku from changed)
         or sku in (select other_sku from purchased_pairs join changed using (sku));
     end if;
     return null;
   end $$`,
  `create trigger product_insert_queues_purchases after insert on products
     referencing new table as changed for each statement execute function queue_product_purchases()`,
  `create trigger product_deletion_queues_purchases after delete on products
     referencing old table as changed for each statement execute function queue_product_purchases()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
