import { sql, type Kysely } from 'kysely';

/**
 * Adds several tenders per cart and order, orders that wait for approval, and cancellation and refunds per line.
 *
 * A payment attempt keeps its state, and has one payment per tender. The gateway identifies each payment by the payment's id. Payments of
 * existing attempts get the id of their attempt, under which the gateway holds their money.
 */
const TRANSITIONS = {
  PLACED: ['READY_FOR_PICKUP', 'SHIPPED', 'CANCELED'],
  PENDING_APPROVAL: ['RELEASED', 'DECLINED', 'CANCELED'],
  RELEASED: ['READY_FOR_PICKUP', 'SHIPPED', 'CANCELED'],
  READY_FOR_PICKUP: ['SHIPPED', 'PARTLY_DONE', 'DELIVERED', 'COLLECTED'],
  SHIPPED: ['READY_FOR_PICKUP', 'PARTLY_DONE', 'DELIVERED'],
  PARTLY_DONE: ['READY_FOR_PICKUP', 'SHIPPED'],
};

/** A ledger of money, one row per payment; the gateway's sandbox and the invoices of organizations have the same columns. */
const LEDGER_COLUMNS = `
  key text primary key,
  authorization_id text not null unique,
  token text not null,
  amount_minor bigint not null,
  refunded_minor bigint not null default 0 check (refunded_minor >= 0 and refunded_minor <= amount_minor),
  state text not null check (state in ('AUTHORIZED', 'DECLINED', 'CAPTURED', 'VOIDED', 'REFUNDED')),
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()`;

const statements = [
  `create table cart_tenders (
     id uuid primary key,
     cart_id uuid not null references carts (id) on delete cascade,
     type text not null check (type in ('CARD', 'GIFT_CARD', 'PREPAID_CARD', 'ACCOUNT', 'WALLET')),
     position integer not null,
     token text not null,
     brand text not null default '',
     last_four text not null default '',
     expiry_month text not null default '',
     expiry_year text not null default '',
     balance_minor bigint check (balance_minor >= 0),
     billing_address jsonb,
     created_at timestamptz not null default now(),
     check ((balance_minor is not null) = (type in ('GIFT_CARD', 'PREPAID_CARD'))),
     check (billing_address is not null or type <> 'CARD'),
     unique (cart_id, token)
   )`,
  // Gift and prepaid cards pay up to their balance; one other tender pays the rest.
  `create unique index cart_tenders_rest on cart_tenders (cart_id) where balance_minor is null`,
  `insert into cart_tenders (id, cart_id, type, position, token, brand, last_four, expiry_month, expiry_year, billing_address, created_at)
     select id, cart_id, 'CARD', 1, card_token, brand, last_four, expiry_month, expiry_year, billing_address, created_at
     from cart_payments`,
  `drop table cart_payments`,

  `create table payments (
     id uuid primary key,
     attempt_id uuid not null references payment_attempts (id) on delete cascade,
     position integer not null,
     type text not null check (type in ('CARD', 'GIFT_CARD', 'PREPAID_CARD', 'ACCOUNT', 'WALLET')),
     token text not null,
     brand text not null default '',
     last_four text not null default '',
     amount_minor bigint not null check (amount_minor >= 0),
     refunded_minor bigint not null default 0 check (refunded_minor >= 0 and refunded_minor <= amount_minor),
     state text not null check (state in ('STARTED', 'AUTHORIZED', 'DECLINED', 'CAPTURED', 'VOIDED', 'REFUNDED')),
     updated_at timestamptz not null default now(),
     unique (attempt_id, position)
   )`,
  `insert into payments (id, attempt_id, position, type, token, brand, last_four, amount_minor, refunded_minor, state)
     select attempts.id, attempts.id, 1, 'CARD', attempts.card_token, coalesce(orders.payment_brand, ''),
       coalesce(orders.payment_last_four, ''), attempts.amount_minor,
       case when attempts.state = 'REFUNDED' then attempts.amount_minor else 0 end,
       case attempts.state when 'ORDERED' then 'AUTHORIZED' when 'VOIDING' then 'STARTED' when 'CANCELED' then 'CAPTURED'
         else attempts.state end
     from payment_attempts attempts left join orders on orders.order_number = attempts.order_number`,
  `alter table payment_attempts drop column card_token`,
  `alter table payment_attempts drop constraint payment_attempts_state_check`,
  `alter table payment_attempts add constraint payment_attempts_state_check
     check (state in ('STARTED', 'HELD', 'ORDERED', 'CAPTURED', 'VOIDING', 'VOIDED', 'CANCELED', 'REFUNDED'))`,

  `alter table sandbox_ledger rename column card_token to token`,
  `alter table sandbox_ledger add column refunded_minor bigint not null default 0`,
  `update sandbox_ledger set refunded_minor = amount_minor where state = 'REFUNDED'`,
  `alter table sandbox_ledger add constraint sandbox_ledger_refunded_check check (refunded_minor >= 0 and refunded_minor <= amount_minor)`,
  `create table sandbox_stored_value (
     token text primary key,
     balance_minor bigint not null check (balance_minor >= 0),
     created_at timestamptz not null default now()
   )`,
  `create table account_charges (${LEDGER_COLUMNS})`,
  `create index account_charges_of_organization on account_charges (token)`,
  `create table ledger_refunds (
     refund_key text primary key,
     key text not null,
     amount_minor bigint not null check (amount_minor > 0),
     created_at timestamptz not null default now()
   )`,

  `alter table organizations
     add column invoice_limit_minor bigint check (invoice_limit_minor >= 0),
     add column approval_limit_minor bigint check (approval_limit_minor >= 0)`,

  `alter table orders drop constraint orders_status_check`,
  `alter table orders add constraint orders_status_check check (status in ('PLACED', 'PENDING_APPROVAL', 'RELEASED', 'DECLINED',
     'READY_FOR_PICKUP', 'SHIPPED', 'PARTLY_DONE', 'DELIVERED', 'COLLECTED', 'CANCELED'))`,
  `alter table orders
     add column refunded_minor bigint not null default 0 check (refunded_minor >= 0 and refunded_minor <= ord_total_minor),
     add column decided_at timestamptz,
     add column decided_by uuid references accounts (id) on delete set null,
     add column decision_comment text not null default ''`,
  `update orders set refunded_minor = ord_total_minor where status = 'CANCELED'`,
  `alter table orders alter column billing_address drop not null`,
  `drop index orders_open`,
  `create index orders_open on orders (placed_at) where status not in ('DELIVERED', 'COLLECTED', 'CANCELED', 'DECLINED')`,
  `create index orders_pending on orders (organization_id, placed_at) where status = 'PENDING_APPROVAL'`,
  `delete from order_transitions`,
  `insert into order_transitions values ${Object.entries(TRANSITIONS)
    .flatMap(([from, to]) => to.map((status) => `('${from}', '${status}')`))
    .join(', ')}`,

  `alter table order_lines add column canceled_qty integer not null default 0 check (canceled_qty >= 0 and canceled_qty <= qty)`,
  `update order_lines set canceled_qty = qty from orders
     where orders.order_number = order_lines.order_number and orders.status = 'CANCELED'`,
  `create table refunds (
     id uuid primary key,
     order_number text not null references orders (order_number) on delete cascade,
     reason text not null check (reason in ('CANCELED', 'DECLINED')),
     amount_minor bigint not null check (amount_minor >= 0),
     created_at timestamptz not null default now()
   )`,
  `create index refunds_of_order on refunds (order_number, created_at)`,
  `create table refund_lines (
     refund_id uuid not null references refunds (id) on delete cascade,
     line_number integer not null,
     qty integer not null check (qty > 0),
     price_minor bigint not null check (price_minor >= 0),
     tax_minor bigint not null check (tax_minor >= 0),
     primary key (refund_id, line_number)
   )`,
  `create table payment_refunds (
     id uuid primary key,
     refund_id uuid not null references refunds (id) on delete cascade,
     payment_id uuid not null references payments (id) on delete cascade,
     amount_minor bigint not null check (amount_minor > 0),
     state text not null check (state in ('PENDING', 'DONE')),
     updated_at timestamptz not null default now()
   )`,
  `create index payment_refunds_pending on payment_refunds (payment_id) where state = 'PENDING'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
