import { sql, type Kysely } from 'kysely';

/**
 * Adds the purchases that recommendations are computed from, counted by order, item and pair of items. Triggers queue every order that
 * changes, also in imported sales histories, so no write path can omit it. The queue allows duplicates: with a unique key, an order would
 * wait for the job that is counting it.
 */
const statements = [
  `create table purchase_queue (
     id bigint generated always as identity primary key,
     source text not null,
     order_id text not null)`,
  // The counts of an order, so that a change can subtract them exactly.
  `create table purchase_baskets (
     source text not null,
     order_id text not null,
     buyer text,
     ordered_on date not null,
     skus text[] not null,
     primary key (source, order_id))`,
  `create index purchase_baskets_by_day on purchase_baskets (ordered_on) where buyer is not null`,
  `create index purchase_baskets_of_buyer on purchase_baskets (buyer, ordered_on) where buyer is not null`,
  `create table purchased_items (
     sku text primary key references products (sku) on delete cascade,
     baskets integer not null,
     weight double precision not null,
     neighbors_at timestamptz)`,
  `create index purchased_items_by_weight on purchased_items (weight desc)`,
  `create index purchased_items_stale on purchased_items (neighbors_at nulls first)`,
  `create table purchased_pairs (
     sku text not null references products (sku) on delete cascade,
     other_sku text not null references products (sku) on delete cascade,
     baskets integer not null,
     weight double precision not null,
     buyer text,
     has_several_buyers boolean not null,
     primary key (sku, other_sku))`,
  `create index purchased_pairs_by_weight on purchased_pairs (sku, weight desc)`,
  `create index purchased_pairs_of_other on purchased_pairs (other_sku)`,
  `create table item_neighbors (
     sku text not null references products (sku) on delete cascade,
     rank smallint not null,
     other_sku text not null references products (sku) on delete cascade,
     score real not null,
     primary key (sku, rank))`,
  `create index item_neighbors_of_other on item_neighbors (other_sku)`,
  `create table purchase_totals (
     id boolean primary key default true check (id),
     baskets integer not null default 0,
     weight double precision not null default 0,
     repeat_rate double precision not null default 1,
     repeat_rate_at timestamptz)`,
  `insert into purchase_totals default values`,

  `create function queue_shop_purchase() returns trigger language plpgsql as $$
   begin
     insert into purchase_queue (source, order_id) select distinct '(shop)', order_number from changed;
     return null;
   end $$`,
  `create trigger orders_queue_purchase after insert on orders
     referencing new table as changed for each statement execute function queue_shop_purchase()`,
  `create trigger order_status_queues_purchase after update on orders
     referencing new table as changed for each statement execute function queue_shop_purchase()`,
  `create trigger order_lines_queue_purchase after update on order_lines
     referencing new table as changed for each statement execute function queue_shop_purchase()`,

  `create trigger order_deletion_queues_purchase after delete on orders
     referencing old table as changed for each statement execute function queue_shop_purchase()`,

  `create function queue_imported_purchase() returns trigger language plpgsql as $$
   begin
     insert into purchase_queue (source, order_id) select distinct source, order_id from changed;
     return null;
   end $$`,
  // A line can move to another order.
  `create function queue_moved_purchase() returns trigger language plpgsql as $$
   begin
     insert into purchase_queue (source, order_id) select source, order_id from changed union select source, order_id from former;
     return null;
   end $$`,
  ...['sales_orders', 'sales_lines'].flatMap((table) => [
    `create trigger ${table}_insert_queues_purchase after insert on ${table}
       referencing new table as changed for each statement execute function queue_imported_purchase()`,
    `create trigger ${table}_update_queues_purchase after update on ${table}
       referencing new table as changed old table as former for each statement execute function queue_moved_purchase()`,
    `create trigger ${table}_delete_queues_purchase after delete on ${table}
       referencing old table as changed for each statement execute function queue_imported_purchase()`,
  ]),
  `insert into purchase_queue (source, order_id) select '(shop)', order_number from orders`,
  `insert into purchase_queue (source, order_id) select source, order_id from sales_orders`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
