import { sql } from 'kysely';
import type { BudgetPeriod } from '@foolscap/account/model';
import type { Db } from '../../../kernel/database/database.ts';
import {
  type BudgetEntry,
  type BudgetTotals,
  getConfirmation,
  getRest,
  getReturn,
  getSubmission,
  sumEntries,
} from './budget-entries.ts';
import { periodsBetween, periodStart } from './budget-periods.ts';

/** A budget center of an organization. */
export interface BudgetKey {
  organizationId: string;
  code: string;
}

/** The budget and period that an order is charged to. */
export interface BudgetCharge extends BudgetKey {
  /** ISO date of the first day of the period. */
  periodStart: string;
}

/**
 * Appends entries to the ledger and changes the sums of their period in the same statement.
 * @param needed US cents that must be left before the entries; undefined to write them in any case
 * @returns false, without entries, if less is left, or if the period is not open
 */
async function appendEntries(
  trx: Db,
  { organizationId, code, periodStart: start }: BudgetCharge,
  entries: readonly BudgetEntry[],
  needed?: number,
): Promise<boolean> {
  const { allocated, reserved, spent } = sumEntries(entries);
  const { rows } = await sql`/* budgets.append */
    with changed as (
      update budget_balances set allocated_minor = allocated_minor + ${allocated}::bigint,
        reserved_minor = reserved_minor + ${reserved}::bigint, spent_minor = spent_minor + ${spent}::bigint
      where organization_id = ${organizationId}::uuid and code = ${code}::text and period_start = ${start}::text
        and (${needed ?? null}::bigint is null or allocated_minor - reserved_minor - spent_minor >= ${needed ?? null}::bigint)
      returning organization_id, code, period_start)
    insert into budget_entries (organization_id, code, period_start, kind, amount_minor, order_number, account_id, note)
    select changed.organization_id, changed.code, changed.period_start, entry.kind, entry.amount, entry."orderNumber",
      entry."accountId", coalesce(entry.note, '')
    from changed cross join rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as (kind text, amount bigint, "orderNumber" text, "accountId" uuid, note text)) with ordinality
      as entry (kind, amount, "orderNumber", "accountId", note, place)
    order by entry.place
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Reads what is left in a period and locks it; undefined for a period that is not open. */
async function lockRest(
  trx: Db,
  { organizationId, code, periodStart: start }: BudgetCharge,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('budget_balances')
    .select(['allocated_minor', 'reserved_minor', 'spent_minor'])
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .where('period_start', '=', start)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && getRest({ allocated: row.allocated_minor, reserved: row.reserved_minor, spent: row.spent_minor })
  );
}

/** Moves what is left of each period to the next one, in the given order. The center must be locked. */
async function rollOver(trx: Db, key: BudgetKey, starts: readonly string[]): Promise<void> {
  for (const [index, next] of starts.slice(1).entries()) {
    const from = { ...key, periodStart: starts[index]! };
    const rest = await lockRest(trx, from);
    // A period that is overdrawn gives nothing and takes nothing.
    if (rest === undefined || rest <= 0) continue;
    await appendEntries(trx, from, [{ kind: 'ROLLED_OVER', amount: -rest }]);
    await appendEntries(trx, { ...key, periodStart: next }, [{ kind: 'ROLLED_OVER', amount: rest }]);
  }
}

/** A budget center as it is locked for a change of its periods. */
interface LockedCenter {
  amount_minor: number;
  period: BudgetPeriod;
  rolls_over: boolean;
}

const lockCenter = (trx: Db, { organizationId, code }: BudgetKey): Promise<LockedCenter | undefined> =>
  trx
    .selectFrom('budget_centers')
    .select(['amount_minor', 'period', 'rolls_over'])
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();

/**
 * Opens the current period of a budget with its amount, and with what is left of the period before if the budget rolls over. Periods
 * without any entry are then opened, too, because each of them adds its amount.
 */
export async function openPeriod(trx: Db, key: BudgetKey, now: Date): Promise<void> {
  const center = await lockCenter(trx, key);
  if (!center) return;
  const current = periodStart(center.period, now);
  const { latest } = await trx
    .selectFrom('budget_balances')
    .select((eb) => eb.fn.max('period_start').as('latest'))
    .where('organization_id', '=', key.organizationId)
    .where('code', '=', key.code)
    .where('period_start', '<=', current)
    .executeTakeFirstOrThrow();
  if (latest === current) return;
  const earlier = center.rolls_over && latest ? latest : undefined;
  const starts = earlier === undefined ? [current] : periodsBetween(center.period, earlier, current);
  for (const start of starts) {
    await trx
      .insertInto('budget_balances')
      .values({ organization_id: key.organizationId, code: key.code, period_start: start })
      .execute();
    await appendEntries(trx, { ...key, periodStart: start }, [
      { kind: 'ALLOCATED', amount: center.amount_minor },
    ]);
  }
  if (earlier !== undefined) await rollOver(trx, key, [earlier, ...starts]);
}

/** An order that a budget pays. */
export interface BudgetOrder {
  orderNumber: string;
  accountId: string | null;
  /** US cents. */
  amount: number;
  /** Whether it waits for an approver; otherwise its reservation is confirmed at once. */
  isPending: boolean;
  /** Whether it may take more than is left. */
  mayOverdraw: boolean;
}

/**
 * Charges an order to a budget, in one statement, so that concurrent orders never take more than there is.
 * @returns false if the balance is too low or the budget center no longer exists
 */
export async function chargeBudget(
  trx: Db,
  charge: BudgetCharge,
  { orderNumber, accountId, amount, isPending, mayOverdraw }: BudgetOrder,
): Promise<boolean> {
  const { organizationId, code, periodStart: start } = charge;
  const center = await trx
    .selectFrom('budget_centers')
    .leftJoin('budget_balances as balance', (join) =>
      join
        .onRef('balance.organization_id', '=', 'budget_centers.organization_id')
        .onRef('balance.code', '=', 'budget_centers.code')
        .on('balance.period_start', '=', start),
    )
    .select('balance.period_start')
    .where('budget_centers.organization_id', '=', organizationId)
    .where('budget_centers.code', '=', code)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!center) return false;
  if (center.period_start === null) await openPeriod(trx, charge, new Date(start));
  const entries = getSubmission(amount, isPending).map((entry) => ({ ...entry, orderNumber, accountId }));
  return appendEntries(trx, charge, entries, mayOverdraw ? undefined : amount);
}

/** Reads what an order has reserved, and what it has spent, in US cents. Lock the order first. */
async function readOrderTotals(
  trx: Db,
  { organizationId, code, periodStart: start }: BudgetCharge,
  orderNumber: string,
): Promise<BudgetTotals> {
  const entries = await trx
    .selectFrom('budget_entries')
    .select(['kind', 'amount_minor as amount'])
    .where('order_number', '=', orderNumber)
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .where('period_start', '=', start)
    .execute();
  return sumEntries(entries);
}

/** Turns what an order has reserved into spending. Repeating it has no effect. Lock the order first. */
export async function confirmBudget(
  trx: Db,
  charge: BudgetCharge,
  { orderNumber, accountId }: Pick<BudgetEntry, 'accountId'> & { orderNumber: string },
): Promise<void> {
  const entries = getConfirmation(await readOrderTotals(trx, charge, orderNumber));
  if (entries.length)
    await appendEntries(
      trx,
      charge,
      entries.map((entry) => ({ ...entry, orderNumber, accountId })),
    );
}

/**
 * Changes what an order that waits has reserved, also if less is left: the difference was reserved before. Does nothing for an order that has
 * been confirmed. Lock the order first.
 */
export async function changeReservation(
  trx: Db,
  charge: BudgetCharge,
  { orderNumber, accountId, amount }: Pick<BudgetEntry, 'accountId' | 'amount'> & { orderNumber: string },
): Promise<void> {
  const { reserved } = await readOrderTotals(trx, charge, orderNumber);
  if (reserved > 0 && reserved !== amount)
    await appendEntries(trx, charge, [
      { kind: 'CHANGED', amount: amount - reserved, orderNumber, accountId },
    ]);
}

/**
 * Returns money of an order to the budget period that it came from, at most what the order still holds. If the budget rolls over, the money
 * moves on to the latest period. Lock the order first.
 * @param amount US cents; undefined for all of it
 */
export async function returnToBudget(
  trx: Db,
  charge: BudgetCharge,
  orderNumber: string,
  amount?: number,
): Promise<void> {
  const center = await lockCenter(trx, charge);
  const entries = getReturn(await readOrderTotals(trx, charge, orderNumber), amount);
  if (!entries.length) return;
  await appendEntries(
    trx,
    charge,
    entries.map((entry) => ({ ...entry, orderNumber })),
  );
  if (!center?.rolls_over) return;
  const later = await trx
    .selectFrom('budget_balances')
    .select('period_start')
    .where('organization_id', '=', charge.organizationId)
    .where('code', '=', charge.code)
    .where('period_start', '>', charge.periodStart)
    .orderBy('period_start')
    .execute();
  await rollOver(trx, charge, [charge.periodStart, ...later.map(({ period_start }) => period_start)]);
}

/** Adds money to the current period of a budget, or takes it away. @param entry with a positive or negative amount in US cents */
export async function adjustBudget(
  trx: Db,
  key: BudgetKey,
  entry: Omit<BudgetEntry, 'kind'>,
  now: Date,
): Promise<void> {
  const center = await lockCenter(trx, key);
  if (!center || entry.amount === 0) return;
  await openPeriod(trx, key, now);
  await appendEntries(trx, { ...key, periodStart: periodStart(center.period, now) }, [
    { kind: 'ADJUSTED', ...entry },
  ]);
}
