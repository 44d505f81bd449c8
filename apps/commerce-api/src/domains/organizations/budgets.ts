import { sql } from 'kysely';
import type { OrganizationBudget } from '@foolscap/account/contract';
import type { BudgetPeriod } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';

const MONTHS: Record<BudgetPeriod, number> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** Returns the first day of the calendar period that contains an instant, in UTC, as an ISO date. */
export function periodStart(period: BudgetPeriod, now: Date): string {
  const month = now.getUTCMonth() - (now.getUTCMonth() % MONTHS[period]);
  return new Date(Date.UTC(now.getUTCFullYear(), month, 1)).toISOString().slice(0, 10);
}

/** An organization's budget, with its state in the current period. */
export interface BudgetCenter {
  code: string;
  name: string;
  /** US cents left in the current period; negative after an overdraft. */
  available: number;
  /** US cents per period. */
  amount: number;
  period: BudgetPeriod;
  isDefault: boolean;
  /** ISO date of the first day of the current period. */
  periodStart: string;
}

/** Returns a budget as members of its organization see it. */
export const budgetData = ({
  code,
  name,
  isDefault,
  period,
  amount,
  available,
}: BudgetCenter): OrganizationBudget => ({
  code,
  name,
  isDefault,
  period,
  amount: toDecimal(amount),
  availableBalance: toDecimal(available),
});

/** The budget and period that an order is charged to. */
export interface BudgetCharge {
  organizationId: string;
  code: string;
  /** ISO date of the first day of the period. */
  periodStart: string;
}

/**
 * Charges an amount in US cents to a budget, in one statement, so that concurrent orders never take more than there is.
 * @param mayOverdraw charges the amount even if the balance is too low
 * @returns false if the balance is too low or the budget center no longer exists
 */
export async function chargeBudget(
  trx: Db,
  { organizationId, code, periodStart: start }: BudgetCharge,
  amount: number,
  { mayOverdraw }: { mayOverdraw: boolean },
): Promise<boolean> {
  // The lock keeps an operator from changing the budget in the meantime, so that the amount is the same in both parts of the next
  // statement.
  const center = await trx
    .selectFrom('budget_centers')
    .select('amount_minor')
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .forShare()
    .executeTakeFirst();
  if (!center) return false;
  const limit = mayOverdraw ? Number.MAX_SAFE_INTEGER : center.amount_minor;
  const { rows } = await sql`
    insert into budget_spending as spending (organization_id, code, period_start, spent_minor)
    select ${organizationId}::uuid, ${code}::text, ${start}::text, ${amount}::bigint where ${amount}::bigint <= ${limit}::bigint
    on conflict (organization_id, code, period_start) do update set spent_minor = spending.spent_minor + excluded.spent_minor
      where spending.spent_minor + excluded.spent_minor <= ${limit}::bigint
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Returns an amount in US cents to the budget period that it came from; does nothing if the budget center was removed. */
export async function returnToBudget(
  trx: Db,
  { organizationId, code, periodStart: start }: BudgetCharge,
  amount: number,
): Promise<void> {
  await sql`update budget_spending set spent_minor = greatest(0, spent_minor - ${amount}::bigint)
    where organization_id = ${organizationId}::uuid and code = ${code} and period_start = ${start}`.execute(
    trx,
  );
}
