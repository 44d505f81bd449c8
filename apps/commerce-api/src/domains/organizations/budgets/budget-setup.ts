import { sql } from 'kysely';
import type { BudgetPeriod, BudgetScope } from '@foolscap/account/model';
import { BUDGET_CODES } from '@foolscap/account/model';
import type { Db } from '../../../kernel/database/database.ts';
import { badRequest } from '../../../kernel/http/api-error.ts';
import { adjustBudget, type BudgetKey, openPeriod } from './budget-ledger.ts';
import { periodStart } from './budget-periods.ts';

/** The settings of a budget center. */
export interface BudgetSetting {
  name: string;
  /** US cents per period. */
  amountMinor: number;
  period: BudgetPeriod;
  isDefault: boolean;
  rollsOver: boolean;
  /** `id` is the unit, the account or the category. */
  scope: { type: BudgetScope; id?: string | undefined };
}

/** Checks that the organization has the unit or the member of a scope, or the shop the category. @throws ApiError 400 */
async function checkScope(
  trx: Db,
  organizationId: string,
  { type, id = '' }: BudgetSetting['scope'],
): Promise<void> {
  if (type === 'ALL') return;
  const condition = {
    UNIT: sql`select 1 from organization_units where organization_id = ${organizationId}::uuid and id::text = ${id}`,
    PERSON: sql`select 1 from accounts where organization_id = ${organizationId}::uuid and role is not null and id::text = ${id}`,
    CATEGORY: sql`select 1 from categories where id = ${id}`,
  }[type];
  const { rows } = await condition.execute(trx);
  if (!rows.length)
    throw badRequest(BUDGET_CODES.budgetScopeInvalid, 'Choose what the budget is for.', 'scope.id');
}

/** Returns whether an organization has a budget center that is not removed. */
export const hasBudget = async (trx: Db, { organizationId, code }: BudgetKey): Promise<boolean> =>
  (await trx
    .selectFrom('budget_centers')
    .select('code')
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .where('removed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/**
 * Adds a budget center or changes it. A new amount applies from the current period on: the ledger gets the difference as an adjustment.
 * The organization must be locked.
 * @param accountId the member who changes it; null for an operator
 * @throws ApiError 400 BUDGET_SCOPE_INVALID
 */
export async function setBudget(
  trx: Db,
  key: BudgetKey,
  { name, amountMinor, period, isDefault, rollsOver, scope }: BudgetSetting,
  accountId: string | null,
  now: Date,
): Promise<void> {
  const { organizationId, code } = key;
  await checkScope(trx, organizationId, scope);
  const earlier = await trx
    .selectFrom('budget_centers')
    .select(['amount_minor', 'period', 'removed_at'])
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (isDefault)
    await trx
      .updateTable('budget_centers')
      .set({ is_default: false })
      .where('organization_id', '=', organizationId)
      .where('code', '<>', code)
      .where('is_default', '=', true)
      .execute();
  // Opened with the earlier amount, of which the current period then gets the difference.
  if (earlier) await openPeriod(trx, key, now);
  const values = {
    name,
    amount_minor: amountMinor,
    period,
    is_default: isDefault,
    rolls_over: rollsOver,
    scope: scope.type,
    unit_id: scope.type === 'UNIT' ? scope.id! : null,
    account_id: scope.type === 'PERSON' ? scope.id! : null,
    category_id: scope.type === 'CATEGORY' ? scope.id! : null,
    removed_at: null,
  };
  await trx
    .insertInto('budget_centers')
    .values({ organization_id: organizationId, code, ...values })
    .onConflict((conflict) => conflict.columns(['organization_id', 'code']).doUpdateSet(values))
    .execute();
  const isSamePeriod = earlier && periodStart(earlier.period, now) === periodStart(period, now);
  if (isSamePeriod)
    await adjustBudget(trx, key, { amount: amountMinor - earlier.amount_minor, accountId }, now);
  else await openPeriod(trx, key, now);
}

/** Removes a budget center: it can no longer be chosen, while its ledger stays. @returns false if there is none */
export async function removeBudget(
  trx: Db,
  { organizationId, code }: BudgetKey,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('budget_centers')
    .set({ removed_at: now, is_default: false })
    .where('organization_id', '=', organizationId)
    .where('code', '=', code)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
