import { sql, type Kysely } from 'kysely';

/** Adds the fulfillment status of orders: shipped, ready for pickup, collected. Each part of a mixed order has its own. */
const statements = [
  // A row is inserted with the first event of a part. `place` is empty for delivery, otherwise the store number.
  `create table order_parts (
     order_number text not null references orders (order_number) on delete cascade,
     place text not null,
     state text not null check (state in ('SHIPPED', 'DELIVERED', 'READY', 'COLLECTED')),
     carrier text,
     tracking_number text,
     begun_at timestamptz not null,
     done_at timestamptz,
     primary key (order_number, place)
   )`,
  `insert into order_parts (order_number, place, state, begun_at, done_at)
     select order_number, '', status, coalesce(shipped_at, placed_at), delivered_at from orders
     where status in ('SHIPPED', 'DELIVERED')`,
  `alter table orders drop constraint orders_status_check`,
  `alter table orders add constraint orders_status_check check (status in
     ('PLACED', 'READY_FOR_PICKUP', 'SHIPPED', 'PARTLY_DONE', 'DELIVERED', 'COLLECTED', 'CANCELLED'))`,
  // For the operator's list of open orders.
  `create index orders_open on orders (placed_at) where status not in ('DELIVERED', 'COLLECTED', 'CANCELLED')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
