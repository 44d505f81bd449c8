import { sql } from 'kysely';
import type { OrganizationBudget } from '@foolscap/account/contract';
import type { BudgetPeriod } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { Db } from '../../../kernel/database/database.ts';
import { periodsBetween, periodStart } from './budget-periods.ts';

/** A budget that applies to a member, with its state in the current period. */
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
  /** The category whose goods it pays, with those below it; null for all goods. */
  categoryId: string | null;
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

/** The latest period of a budget that is open, with its sums. */
interface LatestPeriod {
  period: BudgetPeriod;
  amount_minor: number;
  rolls_over: boolean;
  /** Null for a budget without an open period. */
  period_start: string | null;
  rest: number | null;
}

/** Returns what is left of a budget in the current period, in US cents, also if nothing has opened the period yet. */
export function getAvailable(
  { period, amount_minor: amount, rolls_over, period_start, rest }: LatestPeriod,
  current: string,
): number {
  if (period_start === current) return rest ?? 0;
  if (!rolls_over || period_start === null) return amount;
  return Math.max(0, rest ?? 0) + amount * periodsBetween(period, period_start, current).length;
}

/**
 * Finds the category of a budget that an order was charged to, also if the budget was removed or no longer applies to the buyer; undefined
 * for a budget that the organization never had.
 */
export const findChargedBudget = (
  db: Db,
  organizationId: string,
  code: string,
): Promise<Pick<BudgetCenter, 'categoryId'> | undefined> =>
  db
    .selectFrom('budget_centers')
    .select('category_id as categoryId')
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .executeTakeFirst();

/** Lists the budgets of an organization that apply to a member, by code. */
export async function listBudgetCenters(
  db: Db,
  organizationId: string,
  accountId: string,
  now: Date,
): Promise<BudgetCenter[]> {
  const { rows } = await sql<
    LatestPeriod & { code: string; name: string; is_default: boolean; category_id: string | null }
  >`/* budgets.of_member */
    with recursive units (id, parent_id) as (
      select unit.id, unit.parent_id from organization_units unit
        join accounts on accounts.unit_id = unit.id where accounts.id = ${accountId}::uuid
      union select parent.id, parent.parent_id from organization_units parent join units on units.parent_id = parent.id)
    select center.code, center.name, center.amount_minor, center.period, center.is_default, center.rolls_over, center.category_id,
      latest.period_start, latest.rest
    from budget_centers center
    left join lateral (
      select period_start, allocated_minor - reserved_minor - spent_minor as rest from budget_balances balance
      where balance.organization_id = center.organization_id and balance.code = center.code and balance.period_start <= case center.period
        when 'MONTH' then ${periodStart('MONTH', now)}::text when 'QUARTER' then ${periodStart('QUARTER', now)}::text
        else ${periodStart('YEAR', now)}::text end
      order by period_start desc limit 1) latest on true
    where center.organization_id = ${organizationId}::uuid and center.removed_at is null and case center.scope
      when 'UNIT' then center.unit_id in (select id from units) when 'PERSON' then center.account_id = ${accountId}::uuid else true end
    order by center.code`.execute(db);
  return rows.map(({ code, name, is_default: isDefault, category_id: categoryId, ...row }) => {
    const current = periodStart(row.period, now);
    return {
      code,
      name,
      isDefault,
      period: row.period,
      amount: row.amount_minor,
      available: getAvailable(row, current),
      periodStart: current,
      categoryId,
    };
  });
}
