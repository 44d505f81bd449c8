import { sql, type Kysely } from 'kysely';

/**
 * Replaces the spending of budgets by a ledger (docs/decisions/budgets.md). `budget_balances` has the sums of the entries of each period;
 * its row keeps concurrent orders from taking the same money. Entries stay when a budget center is removed.
 */
const statements = [
  `create table budget_balances (
     organization_id uuid not null,
     code text not null,
     period_start text not null check (period_start ~ '^[0-9]{4}-[0-9]{2}-01$'),
     allocated_minor bigint not null default 0,
     reserved_minor bigint not null default 0 check (reserved_minor >= 0),
     spent_minor bigint not null default 0 check (spent_minor >= 0),
     primary key (organization_id, code, period_start),
     foreign key (organization_id, code) references budget_centers on delete cascade)`,
  // After an erasure, the id of the account no longer names a person.
  `create table budget_entries (
     id bigint generated always as identity primary key,
     organization_id uuid not null,
     code text not null,
     period_start text not null,
     kind text not null
       check (kind in ('ALLOCATED', 'ADJUSTED', 'ROLLED_OVER', 'RESERVED', 'CONFIRMED', 'RELEASED', 'REFUNDED', 'CHANGED')),
     amount_minor bigint not null,
     order_number text,
     account_id uuid,
     note text not null default '',
     created_at timestamptz not null default now(),
     check (kind in ('ADJUSTED', 'ROLLED_OVER', 'CHANGED') or amount_minor >= 0))`,
  `create index budget_entries_period on budget_entries (organization_id, code, period_start, id)`,
  `create index budget_entries_order on budget_entries (order_number) where order_number is not null`,
  `create index budget_entries_account on budget_entries (account_id) where account_id is not null`,
  // An order reserves once and is confirmed once.
  `create unique index budget_entries_step on budget_entries (order_number, kind)
     where order_number is not null and kind in ('RESERVED', 'CONFIRMED')`,
  `insert into budget_entries (organization_id, code, period_start, kind, amount_minor)
     select spending.organization_id, code, spending.period_start, 'ALLOCATED', center.amount_minor
     from budget_spending spending join budget_centers center using (organization_id, code)`,
  `create temporary table charged_orders on commit drop as
     select orders.organization_id, budget_center as code, budget_period as period_start, order_number, account_id, placed_at,
       ord_total_minor, refunded_minor, status = 'PENDING_APPROVAL' as waits
     from orders join budget_spending spending
       on spending.organization_id = orders.organization_id and spending.code = budget_center and spending.period_start = budget_period`,
  `insert into budget_entries (organization_id, code, period_start, kind, amount_minor, order_number, account_id, created_at)
     select organization_id, code, period_start, 'RESERVED', ord_total_minor, order_number, account_id, placed_at
     from charged_orders order by placed_at, order_number`,
  `insert into budget_entries (organization_id, code, period_start, kind, amount_minor, order_number, account_id, created_at)
     select organization_id, code, period_start, 'CONFIRMED', ord_total_minor, order_number, account_id, placed_at
     from charged_orders where not waits order by placed_at, order_number`,
  `insert into budget_entries (organization_id, code, period_start, kind, amount_minor, order_number)
     select organization_id, code, period_start, case when waits then 'RELEASED' else 'REFUNDED' end, refunded_minor, order_number
     from charged_orders where refunded_minor > 0 order by order_number`,
  // The difference is from orders that are gone, or that are older than the budget center.
  `with known as (
     select spending.organization_id, spending.code, spending.period_start,
       spending.spent_minor - coalesce(sum(ord_total_minor - refunded_minor), 0)::bigint as difference
     from budget_spending spending left join charged_orders using (organization_id, code, period_start)
     group by spending.organization_id, spending.code, spending.period_start, spending.spent_minor)
   insert into budget_entries (organization_id, code, period_start, kind, amount_minor, note)
     select organization_id, code, period_start, step.kind, abs(difference), 'Balance brought forward'
     from known cross join (values ('RESERVED', 1), ('CONFIRMED', 1), ('REFUNDED', -1)) as step (kind, sign)
     where sign(difference) = step.sign order by code, period_start, step.kind desc`,
  `insert into budget_balances (organization_id, code, period_start, allocated_minor, reserved_minor, spent_minor)
     select organization_id, code, period_start,
       coalesce(sum(amount_minor) filter (where kind = 'ALLOCATED'), 0),
       coalesce(sum(amount_minor * case kind when 'RESERVED' then 1 else -1 end)
         filter (where kind in ('RESERVED', 'CONFIRMED', 'RELEASED')), 0),
       coalesce(sum(amount_minor * case kind when 'CONFIRMED' then 1 else -1 end)
         filter (where kind in ('CONFIRMED', 'REFUNDED')), 0)
     from budget_entries group by organization_id, code, period_start`,
  `drop table charged_orders`,
  `drop table budget_spending`,
  `create trigger budget_entries_append_only before update or delete or truncate on budget_entries
     for each statement execute function refuse_ledger_change()`,
  `alter table order_lines add column budget_minor bigint`,
  `update organizations set accounting = jsonb_set(accounting, '{overdraft}',
     case accounting ->> 'overdraft' when 'true' then '"ALLOW"'::jsonb else '"REFUSE"'::jsonb end)
     where accounting ? 'overdraft'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
