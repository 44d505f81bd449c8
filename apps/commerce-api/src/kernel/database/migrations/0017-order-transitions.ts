import { sql, type Kysely } from 'kysely';

/**
 * Adds the table of allowed status transitions of orders, which a trigger enforces (`ORDER_TRANSITIONS` of the checkout model is the same
 * table). Renames the status of canceled orders and attempts to its American spelling.
 */
const TRANSITIONS = {
  PLACED: ['READY_FOR_PICKUP', 'SHIPPED', 'CANCELED'],
  READY_FOR_PICKUP: ['SHIPPED', 'PARTLY_DONE', 'DELIVERED', 'COLLECTED'],
  SHIPPED: ['READY_FOR_PICKUP', 'PARTLY_DONE', 'DELIVERED'],
  PARTLY_DONE: ['READY_FOR_PICKUP', 'SHIPPED'],
};

const statements = [
  `alter table orders rename column cancelled_at to canceled_at`,
  `drop index orders_open`,
  `alter table orders drop constraint orders_status_check`,
  `update orders set status = 'CANCELED' where status = 'CANCELLED'`,
  `alter table orders add constraint orders_status_check check (status in
     ('PLACED', 'READY_FOR_PICKUP', 'SHIPPED', 'PARTLY_DONE', 'DELIVERED', 'COLLECTED', 'CANCELED'))`,
  `create index orders_open on orders (placed_at) where status not in ('DELIVERED', 'COLLECTED', 'CANCELED')`,

  `drop index payment_attempts_unfinished`,
  `alter table payment_attempts drop constraint payment_attempts_state_check`,
  `update payment_attempts set state = 'CANCELED' where state = 'CANCELLED'`,
  `alter table payment_attempts add constraint payment_attempts_state_check
     check (state in ('STARTED', 'ORDERED', 'CAPTURED', 'VOIDING', 'VOIDED', 'CANCELED', 'REFUNDED'))`,
  `create index payment_attempts_unfinished on payment_attempts (state)
     where state in ('STARTED', 'ORDERED', 'VOIDING', 'CANCELED')`,

  // Stored replies of orders are repeated for a day.
  `update idempotency_keys set reply = replace(replace(reply::text, '"CANCELLED"', '"CANCELED"'), '"cancelledAt"', '"canceledAt"')::jsonb
     where reply::text like '%"CANCELLED"%'`,

  `create table order_transitions (from_status text not null, to_status text not null, primary key (from_status, to_status))`,
  `insert into order_transitions values ${Object.entries(TRANSITIONS)
    .flatMap(([from, to]) => to.map((status) => `('${from}', '${status}')`))
    .join(', ')}`,
  `create function check_order_transition() returns trigger language plpgsql as $$
   begin
     if not exists (select 1 from order_transitions where from_status = old.status and to_status = new.status) then
       raise exception 'order % cannot change from % to %', old.order_number, old.status, new.status
         using errcode = 'check_violation', constraint = 'order_transitions';
     end if;
     return new;
   end $$`,
  `create trigger orders_transition before update of status on orders for each row
     when (old.status is distinct from new.status) execute function check_order_transition()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
