import { sql, type Kysely } from 'kysely';

/**
 * Sums of the spending of organizations for reports (docs/decisions/reports.md). Triggers append what each change of an order adds or takes
 * away, in its transaction, so that concurrent orders do not wait for each other. Housekeeping merges these rows into sums for each kind of report,
 * which are few. The rows that are not merged and those of one kind of report always add up to the view `order_spending`. One statement must not change an order and its lines, because the triggers count one after the other.
 */

/** Columns of a row that are not amounts. */
const KEY = 'organization_id, month, account_id, unit_id, budget_center, kind, category_id';

const SUMS =
  'sum(units)::bigint as units, sum(net_minor)::bigint as net_minor, sum(gross_minor)::bigint as gross_minor';

/** The key of a row for one kind of report, which has the values of this report only. */
const MERGED_KEY = `organization_id, month, merged_for, account_id, unit_id, budget_center, kind, category_id`;
const TO_MERGED_KEY = `organization_id, month, report, case report when 'PERSON' then account_id end, case report when 'UNIT' then unit_id end,
  case report when 'BUDGET' then budget_center end, case report when 'CATEGORY' then kind end, case report when 'CATEGORY' then category_id end`;
const REPORTS = `unnest(array['PERSON', 'UNIT', 'BUDGET', 'CATEGORY']) as report`;

/** The key of an order `o` and its line `l`. A budget of a category does not pay for lines whose part is 0. */
const LINE_KEY = `o.organization_id, to_char(o.placed_at at time zone 'UTC', 'YYYY-MM') as month, o.account_id, o.unit_id,
  case when l.budget_minor = 0 then null else o.budget_center end as budget_center, 'GOODS' as kind, l.category_id`;

/** The key of the shipping and the fees of an order `o`. */
const FEES_KEY = `o.organization_id, to_char(o.placed_at at time zone 'UTC', 'YYYY-MM') as month, o.account_id, o.unit_id,
  o.budget_center, 'FEES' as kind, null::text as category_id`;

const LINE_NET = 'left_amount(l.price_minor, l.qty, l.canceled_qty)';
const LINE_GROSS = `left_amount(l.price_minor + l.surcharge_minor + l.services_minor, l.qty, l.canceled_qty)
  + left_amount(coalesce(l.tax_minor, 0), l.qty, l.canceled_qty)`;

/** An order that counts: placed and not undone. One that waits for approval counts from its release on. */
const counts = (order: string) =>
  `${order}.organization_id is not null and ${order}.status not in ('PENDING_APPROVAL', 'DECLINED', 'CANCELED')`;

const KEY_COLUMNS = [
  'status',
  'organization_id',
  'account_id',
  'unit_id',
  'budget_center',
  'placed_at',
  'ord_total_minor',
  'refunded_minor',
];
const values = (row: 'old' | 'new') => KEY_COLUMNS.map((column) => `${row}.${column}`).join(', ');

const statements = [
  // A million order lines take longer than other statements may.
  `set local statement_timeout = 0`,
  `alter table orders add column unit_id uuid`,
  `alter table order_lines add column category_id text`,
  // The units of earlier orders are not known, so they count for the present unit.
  `update orders set unit_id = accounts.unit_id from accounts
     where accounts.id = orders.account_id and accounts.organization_id = orders.organization_id and accounts.unit_id is not null`,
  // The counts of recommendations do not depend on it.
  `alter table order_lines disable trigger order_lines_queue_purchase`,
  `update order_lines set category_id = products.category_id from products where products.sku = order_lines.sku`,
  `alter table order_lines enable trigger order_lines_queue_purchase`,

  // Without foreign keys, because rows stay when a unit, a budget or a category is removed.
  `create table spending_rollups (
     id bigint generated always as identity primary key,
     organization_id uuid not null,
     month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
     account_id uuid,
     unit_id uuid,
     budget_center text,
     kind text check (kind in ('GOODS', 'FEES')),
     category_id text,
     units bigint not null,
     net_minor bigint not null,
     gross_minor bigint not null,
     merged_for text check (merged_for in ('PERSON', 'UNIT', 'BUDGET', 'CATEGORY')),
     check (kind is not null or merged_for <> 'CATEGORY'))`,
  `create index spending_rollups_month on spending_rollups (organization_id, merged_for, month)`,
  `create index spending_rollups_account on spending_rollups (account_id) where account_id is not null`,
  `create unique index spending_rollups_key on spending_rollups (${MERGED_KEY}) nulls not distinct where merged_for is not null`,
  `create index spending_rollups_zero on spending_rollups (id)
     where merged_for is not null and units = 0 and net_minor = 0 and gross_minor = 0`,
  `create index spending_rollups_fresh on spending_rollups (id) where merged_for is null`,

  // The part that refunds of canceled units have left, rounded as they are (\`refundUnits\`).
  `create function left_amount(amount bigint, qty bigint, canceled bigint) returns bigint language sql immutable as $$
     select case when qty = 0 then 0 else amount - (2 * amount * canceled + qty) / (2 * qty) end
   $$`,
  `create view order_spending as
     select ${KEY}, ${SUMS} from (
       select ${LINE_KEY}, l.qty - l.canceled_qty as units, ${LINE_NET} as net_minor, ${LINE_GROSS} as gross_minor
       from orders o join order_lines l on l.order_number = o.order_number where ${counts('o')}
       union all select ${FEES_KEY}, 0, 0, -(${LINE_GROSS})
       from orders o join order_lines l on l.order_number = o.order_number where ${counts('o')}
       union all select ${FEES_KEY}, 0, 0, o.ord_total_minor - o.refunded_minor from orders o where ${counts('o')}) part
     group by ${KEY}`,

  `create function add_order_spending(o orders, sign integer) returns void language sql as $$
     insert into spending_rollups (${KEY}, units, net_minor, gross_minor)
     select ${KEY}, ${SUMS} from (
       select ${LINE_KEY}, sign * (l.qty - l.canceled_qty) as units, sign * (${LINE_NET}) as net_minor, sign * (${LINE_GROSS}) as gross_minor
       from order_lines l where l.order_number = o.order_number
       union all select ${FEES_KEY}, 0, 0, -sign * (${LINE_GROSS}) from order_lines l where l.order_number = o.order_number
       union all select ${FEES_KEY}, 0, 0, sign * (o.ord_total_minor - o.refunded_minor)) part
     where ${counts('o')}
     group by ${KEY} having (sum(units), sum(net_minor), sum(gross_minor)) <> (0, 0, 0)
   $$`,
  `create function roll_up_order() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then
       perform add_order_spending(old, -1);
     end if;
     if tg_op = 'DELETE' then
       return old;
     end if;
     perform add_order_spending(new, 1);
     return null;
   end $$`,
  `create trigger orders_spending_insert after insert on orders for each row
     when (new.organization_id is not null) execute function roll_up_order()`,
  `create trigger orders_spending_update after update on orders for each row
     when ((${values('old')}) is distinct from (${values('new')})) execute function roll_up_order()`,
  // Before, because its lines are deleted with it.
  `create trigger orders_spending_delete before delete on orders for each row
     when (old.organization_id is not null) execute function roll_up_order()`,

  // The argument of the trigger is the sign. The lock makes a concurrent change of the order wait, and vice versa.
  `create function roll_up_lines() returns trigger language plpgsql as $$
   declare
     sign integer := tg_argv[0]::integer;
   begin
     perform 1 from orders where order_number in (select order_number from changed_lines) order by order_number for no key update;
     insert into spending_rollups (${KEY}, units, net_minor, gross_minor)
     select ${KEY}, ${SUMS} from (
       select ${LINE_KEY}, sign * (l.qty - l.canceled_qty) as units, sign * (${LINE_NET}) as net_minor, sign * (${LINE_GROSS}) as gross_minor
       from changed_lines l join orders o on o.order_number = l.order_number where ${counts('o')}
       union all select ${FEES_KEY}, 0, 0, -sign * (${LINE_GROSS})
       from changed_lines l join orders o on o.order_number = l.order_number where ${counts('o')}) part
     group by ${KEY} having (sum(units), sum(net_minor), sum(gross_minor)) <> (0, 0, 0);
     return null;
   end $$`,
  ...[
    ['insert', 'insert', 'new', '1'],
    ['update_from', 'update', 'old', '-1'],
    ['update_to', 'update', 'new', '1'],
    ['delete', 'delete', 'old', '-1'],
  ].map(
    ([
      name,
      event,
      rows,
      sign,
    ]) => `create trigger order_lines_spending_${name} after ${event} on order_lines referencing ${rows} table as changed_lines
     for each statement execute function roll_up_lines('${sign}')`,
  ),

  // The lock makes two merges wait for each other, and a rebuild; orders do not wait for a merge.
  `create function merge_spending_rollups() returns void language plpgsql as $$
   begin
     lock table spending_rollups in share update exclusive mode;
     with fresh as (delete from spending_rollups where merged_for is null returning *)
     insert into spending_rollups (${MERGED_KEY}, units, net_minor, gross_minor)
     select ${TO_MERGED_KEY}, ${SUMS} from fresh cross join ${REPORTS} group by 1, 2, 3, 4, 5, 6, 7, 8
     having (sum(units), sum(net_minor), sum(gross_minor)) <> (0, 0, 0)
     on conflict (${MERGED_KEY}) where merged_for is not null do update set units = spending_rollups.units + excluded.units,
       net_minor = spending_rollups.net_minor + excluded.net_minor, gross_minor = spending_rollups.gross_minor + excluded.gross_minor;
     -- Such as those of an erased account.
     delete from spending_rollups where merged_for is not null and units = 0 and net_minor = 0 and gross_minor = 0;
   end $$`,
  // The lock waits for transactions that have appended rows, and later ones wait for it.
  `create function rebuild_spending_rollups() returns void language plpgsql as $$
   begin
     lock table spending_rollups in share row exclusive mode;
     delete from spending_rollups;
     insert into spending_rollups (${MERGED_KEY}, units, net_minor, gross_minor)
     select ${TO_MERGED_KEY}, ${SUMS} from order_spending cross join ${REPORTS} group by 1, 2, 3, 4, 5, 6, 7, 8
     having (sum(units), sum(net_minor), sum(gross_minor)) <> (0, 0, 0);
   end $$`,
  `select rebuild_spending_rollups()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
