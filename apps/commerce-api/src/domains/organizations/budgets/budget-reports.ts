import { sql } from 'kysely';
import type { Budget, BudgetsData, BudgetStatement, BudgetSums } from '@foolscap/account/contract';
import type { BudgetEntryKind, BudgetPeriod, BudgetScope } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { Db } from '../../../kernel/database/database.ts';
import type { Membership } from '../membership.ts';
import type { AccountingPolicy } from '../tables.ts';
import { getOverdraft } from './budget-approvers.ts';
import { getAvailable, listBudgetCenters } from './budget-centers.ts';
import type { BudgetKey } from './budget-ledger.ts';
import { periodStart } from './budget-periods.ts';

/** Periods that the list of budgets has of each. */
const SHOWN_PERIODS = 6;

const NO_POLICY: AccountingPolicy = { budgeting: 'OFF' };

interface BalanceRow {
  code: string;
  period_start: string;
  allocated_minor: number;
  reserved_minor: number;
  spent_minor: number;
}

const toSums = (row: Omit<BalanceRow, 'code'>): BudgetSums => ({
  periodStart: row.period_start,
  allocated: toDecimal(row.allocated_minor),
  reserved: toDecimal(row.reserved_minor),
  spent: toDecimal(row.spent_minor),
  availableBalance: toDecimal(row.allocated_minor - row.reserved_minor - row.spent_minor),
});

interface CenterRow {
  code: string;
  name: string;
  amount_minor: number;
  period: BudgetPeriod;
  is_default: boolean;
  rolls_over: boolean;
  scope: BudgetScope;
  scope_id: string | null;
  scope_name: string | null;
}

/** Returns the latest periods of a budget up to the current one, which has its sums also before an order opens it. */
function getPeriods(center: CenterRow, rows: readonly BalanceRow[], now: Date): BudgetSums[] {
  const current = periodStart(center.period, now);
  const own = rows.filter(({ code, period_start: start }) => code === center.code && start <= current);
  const latest = own.at(-1);
  if (latest?.period_start === current) return own.slice(-SHOWN_PERIODS).map(toSums);
  const rest = latest && latest.allocated_minor - latest.reserved_minor - latest.spent_minor;
  const allocated = getAvailable(
    { ...center, period_start: latest?.period_start ?? null, rest: rest ?? null },
    current,
  );
  const opening = { period_start: current, allocated_minor: allocated, reserved_minor: 0, spent_minor: 0 };
  return [...own, opening].slice(-SHOWN_PERIODS).map(toSums);
}

const toBudget = (row: CenterRow, balances: readonly BalanceRow[], now: Date): Budget => ({
  code: row.code,
  name: row.name,
  isDefault: row.is_default,
  period: row.period,
  amount: toDecimal(row.amount_minor),
  rollsOver: row.rolls_over,
  scope: {
    type: row.scope,
    ...(row.scope_id === null ? {} : { id: row.scope_id }),
    ...(row.scope_name === null ? {} : { name: row.scope_name }),
  },
  periods: getPeriods(row, balances, now),
});

/** Reads the values of the scopes of budgets, by name. Units and categories have the names of those above them. */
async function readChoices(db: Db, organizationId: string): Promise<NonNullable<BudgetsData['choices']>> {
  interface Choice {
    id: string;
    name: string;
  }
  const { rows: units } = await sql<Choice>`/* budgets.units */
    with recursive named (id, name) as (
      select id, name from organization_units where organization_id = ${organizationId}::uuid and parent_id is null
      union all select unit.id, named.name || ' › ' || unit.name from organization_units unit join named on unit.parent_id = named.id)
    select id::text as id, name from named order by name, id`.execute(db);
  const { rows: people } = await sql<Choice>`/* budgets.people */
    select id::text as id, first_name || ' ' || last_name as name from accounts
    where organization_id = ${organizationId}::uuid and role is not null and deactivated_at is null
    order by last_name, first_name, id`.execute(db);
  const { rows: categories } = await sql<Choice>`/* budgets.categories */
    with recursive named (id, name) as (
      select id, name from categories where parent_id is null
      union all select category.id, named.name || ' › ' || category.name from categories category join named on category.parent_id = named.id)
    select id, name from named order by name, id`.execute(db);
  return { units, people, categories };
}

/**
 * Lists the budgets of a member's organization with their latest periods.
 * @param canManage whether the member may change budgets, and so sees all of them; others see those that apply to them
 */
export async function readBudgets(
  db: Db,
  { accountId, organization }: Membership,
  canManage: boolean,
  now: Date,
): Promise<BudgetsData> {
  const { id: organizationId, accounting } = organization;
  const visible = canManage ? undefined : await listBudgetCenters(db, organizationId, accountId, now);
  const { rows } = await sql<CenterRow>`/* budgets.list */
    select center.code, center.name, center.amount_minor::float8 as amount_minor, center.period, center.is_default,
      center.rolls_over, center.scope, coalesce(center.unit_id::text, center.account_id::text, category.id) as scope_id,
      coalesce(unit.name, person.first_name || ' ' || person.last_name, category.name) as scope_name
    from budget_centers center
      left join organization_units unit on unit.id = center.unit_id
      left join accounts person on person.id = center.account_id
      left join categories category on category.id = center.category_id
    where center.organization_id = ${organizationId}::uuid and center.removed_at is null
    order by center.code`.execute(db);
  const balances = await db
    .selectFrom('budget_balances')
    .select(['code', 'period_start', 'allocated_minor', 'reserved_minor', 'spent_minor'])
    .where('organization_id', '=', organizationId)
    .orderBy('code')
    .orderBy('period_start')
    .execute();
  return {
    budgets: rows
      .filter(({ code }) => !visible || visible.some((center) => center.code === code))
      .map((row) => toBudget(row, balances, now)),
    basis: accounting?.basis ?? 'GROSS',
    overdraft: await getOverdraft(db, { id: organizationId, accounting: accounting ?? NO_POLICY }, accountId),
    ...(canManage ? { choices: await readChoices(db, organizationId) } : {}),
  };
}

interface EntryRow {
  id: number;
  kind: BudgetEntryKind;
  amount: number;
  balance: number;
  order_number: string | null;
  person: string | null;
  note: string;
  created_at: Date;
}

/** Reads one page of the entries of a period, the newest first; undefined for a budget center that the organization never had. */
export async function readStatement(
  db: Db,
  { organizationId, code }: BudgetKey,
  { period, page, size }: { period: string | undefined; page: number; size: number },
  now: Date,
): Promise<BudgetStatement | undefined> {
  const center = await db
    .selectFrom('budget_centers')
    .select(['code', 'name', 'period'])
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!center) return undefined;
  const balances = await db
    .selectFrom('budget_balances')
    .select(['period_start', 'allocated_minor', 'reserved_minor', 'spent_minor'])
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .orderBy('period_start', 'desc')
    .execute();
  const start = period ?? periodStart(center.period, now);
  const sums = balances.find(({ period_start }) => period_start === start) ?? {
    period_start: start,
    allocated_minor: 0,
    reserved_minor: 0,
    spent_minor: 0,
  };
  const ofPeriod = sql`entry.organization_id = ${organizationId}::uuid and entry.code = ${code} and entry.period_start = ${start}`;
  const { rows: counts } = await sql<{ entries: number }>`/* budgets.count */
    select count(*)::int as entries from budget_entries entry where ${ofPeriod}`.execute(db);
  const totPages = Math.max(1, Math.ceil(counts[0]!.entries / size));
  const shown = Math.min(page, totPages);
  const { rows: entries } = await sql<EntryRow>`/* budgets.statement */
    select entry.id::float8 as id, entry.kind, entry.amount_minor::float8 as amount, entry.order_number, entry.note, entry.created_at,
      person.first_name || ' ' || person.last_name as person,
      sum(case entry.kind when 'CONFIRMED' then 0 when 'RESERVED' then -entry.amount_minor when 'CHANGED' then -entry.amount_minor else entry.amount_minor end)
        over (order by entry.id)::float8 as balance
    from budget_entries entry left join accounts person
      on person.id = entry.account_id and person.organization_id = entry.organization_id
    where ${ofPeriod} order by entry.id desc limit ${size} offset ${(shown - 1) * size}`.execute(db);
  return {
    code: center.code,
    name: center.name,
    period: center.period,
    sums: toSums(sums),
    periods: balances.length ? balances.map(({ period_start }) => period_start) : [start],
    entries: entries.map(({ id, kind, amount, balance, order_number, person, note, created_at }) => ({
      id,
      kind,
      amount: toDecimal(amount),
      balance: toDecimal(balance),
      ...(order_number === null ? {} : { orderNumber: order_number }),
      ...(person === null ? {} : { by: person }),
      ...(note ? { note } : {}),
      createdAt: created_at.toISOString(),
    })),
    page: shown,
    totPages,
  };
}
