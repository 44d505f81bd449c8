import { sql, type Kysely } from 'kysely';

/** Adds orders for store pickup, whole or in part, and the sources of the units of every order. */
const statements = [
  `alter table carts add column pickup_person jsonb`,
  `alter table accounts add column preferred_store text references stores (store_number) on delete set null`,
  // A pickup-only order has no delivery address.
  `alter table orders
     alter column shipping_address drop not null,
     add column pickup_person jsonb,
     add column pickups jsonb not null default '[]'`,
  `alter table order_lines
     add column delivery_type text not null default 'STA' check (delivery_type in ('ISP', 'PCK', 'STA', 'STS')),
     add column pickup_store text not null default '',
     add column parent_item_id text not null default ''`,
  // Needed to return units to stock. A row is deleted when its units were returned.
  `create table order_stock (
     order_number text not null references orders (order_number) on delete cascade,
     sku text not null,
     place text not null check (place in ('SHOP', 'WAREHOUSE', 'STORE')),
     place_id text not null default '',
     qty integer not null check (qty > 0),
     primary key (order_number, sku, place, place_id)
   )`,
  `insert into order_stock (order_number, sku, place, qty)
     select order_number, sku, 'SHOP', sum(qty)::integer from order_lines
     join orders using (order_number) where orders.status <> 'CANCELLED' group by order_number, sku`,
  `create index stores_place on stores (latitude, longitude)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
