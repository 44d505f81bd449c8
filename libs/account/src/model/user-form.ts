import type { ChangeUserBody } from '../contract/index.ts';
import { BUDGET_PERIODS, MAX_SPENDING_LIMIT } from './organization.ts';

/** Reads an amount in dollars, such as `1,250.50`. @returns null for an empty text, undefined for one that is not a valid limit */
export function readSpendingLimit(text: string): number | null | undefined {
  const digits = text.replace(/[$\s]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  if (!digits) return null;
  // French entries have a decimal comma. A separator at the end is accepted, so that no error shows while an amount is typed.
  const amount = /^\d{1,9}([.,]\d{0,2})?$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
  return amount !== undefined && amount <= MAX_SPENDING_LIMIT ? amount : undefined;
}

/**
 * Reads the settings of a user from the fields of a form, with and without JavaScript. Absent fields are not changed.
 * @returns undefined if the limit is not an amount
 */
export function readUserForm({
  role,
  unitId,
  spendingLimit,
  spendingPeriod,
}: Readonly<Record<string, string>>): Omit<ChangeUserBody, 'active'> | undefined {
  const limit = spendingLimit === undefined ? undefined : readSpendingLimit(spendingLimit);
  if (spendingLimit !== undefined && limit === undefined) return undefined;
  const period = BUDGET_PERIODS.find((each) => each === spendingPeriod);
  return {
    ...(role ? { role } : {}),
    ...(unitId === undefined ? {} : { unitId: unitId || null }),
    ...(limit === undefined ? {} : { spendingLimit: limit }),
    ...(period ? { spendingPeriod: period } : {}),
  };
}
