import { formatCsv } from '@foolscap/core/files';
import { toMinorUnits } from '@foolscap/core/money';
import type { BudgetEntry, NewBudgetBody } from '../contract/budgets.ts';
import { BUDGET_PERIODS, BUDGET_SCOPES } from './organization.ts';
import type { BudgetEntryKind } from './organization.ts';
import { BUDGET_CSV_MESSAGES } from './budget-csv-messages.ts';

/** Maximum lengths of the fields of a budget, in characters. */
export const BUDGET_LENGTHS = { code: 40, name: 40, note: 200 } as const;

/** Returns the amount in dollars that a person typed, such as `$1,200.50` or `1 200,50`; undefined if it is not an amount. */
export function readAmount(text: string): number | undefined {
  const digits = text.trim().replaceAll(/[\s$\u00a0\u202f]/g, '');
  // A comma before one or two last digits is a decimal comma.
  const number = /,\d{1,2}$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replaceAll(',', '');
  return /^[-−+]?\d{1,10}(\.\d{1,2})?$/.test(number) ? Number(number.replace('−', '-')) : undefined;
}

/** Returns the value of the field for the scope of a budget. */
export const getScopeValue = ({ type, id }: { type: string; id?: string | undefined }): string =>
  id === undefined ? type : `${type} ${id}`;

/** Reads the fields of a form about a budget; undefined if a field is not valid. */
export function readBudgetFields(fields: Record<string, string | undefined>): NewBudgetBody | undefined {
  const { code = '', name = '', amount: typed = '', period, scope: scopeValue = '' } = fields;
  const amount = readAmount(typed);
  const [type, id] = scopeValue.split(' ');
  const chosenPeriod = BUDGET_PERIODS.find((each) => each === period);
  const chosenScope = BUDGET_SCOPES.find((each) => each === type);
  if (amount === undefined || amount < 0 || !chosenPeriod || !chosenScope || !name.trim()) return undefined;
  return {
    code: code.trim(),
    name: name.trim(),
    amount,
    period: chosenPeriod,
    rollsOver: Boolean(fields.rollsOver),
    isDefault: Boolean(fields.isDefault),
    scope: { type: chosenScope, ...(id ? { id } : {}) },
  };
}

/** Kinds of entries that reduce what is left. */
const REDUCING: readonly BudgetEntryKind[] = ['RESERVED', 'CHANGED'];

/** Returns by how much an entry changes what is left of a budget, in dollars. A confirmation changes nothing: its money was reserved. */
export const getBalanceChange = ({ kind, amount }: Pick<BudgetEntry, 'kind' | 'amount'>): number =>
  kind === 'CONFIRMED' ? 0 : REDUCING.includes(kind) ? -amount : amount;

/**
 * Returns the amount of an entry as it is shown, in dollars. The sign of a change of an order is that of what the order reserves, the opposite
 * of the change of the balance next to it, so it is left out.
 */
export const getShownAmount = ({ kind, amount }: Pick<BudgetEntry, 'kind' | 'amount'>): number =>
  kind === 'CHANGED' ? Math.abs(amount) : amount;

/** Writes the entries of a budget as CSV, the oldest first. Amounts are in dollars. */
export const formatBudgetCsv = (
  entries: readonly BudgetEntry[],
  { budgetCsv: headings, budgetEntries }: typeof BUDGET_CSV_MESSAGES = BUDGET_CSV_MESSAGES,
): string =>
  formatCsv([
    [
      headings.date,
      headings.entry,
      headings.order,
      headings.by,
      headings.note,
      headings.amount,
      headings.change,
      headings.balance,
    ],
    ...entries.map((entry) => [
      entry.createdAt,
      budgetEntries[entry.kind],
      entry.orderNumber ?? '',
      entry.by ?? '',
      entry.note ?? '',
      getShownAmount(entry),
      getBalanceChange(entry),
      entry.balance,
    ]),
  ]);

/** The parts of a period for a plot: shares of the longest bar, from 0 to 1. An overdrawn period is as long as what it has used. */
export function getPlotShares(periods: readonly { allocated: number; reserved: number; spent: number }[]) {
  const cents = (dollars: number) => Math.max(0, toMinorUnits(dollars) ?? 0);
  const longest = Math.max(
    1,
    ...periods.map(({ allocated, reserved, spent }) =>
      Math.max(cents(allocated), cents(reserved) + cents(spent)),
    ),
  );
  return periods.map(({ allocated, reserved, spent }) => ({
    spent: cents(spent) / longest,
    reserved: cents(reserved) / longest,
    left: Math.max(0, cents(allocated) - cents(reserved) - cents(spent)) / longest,
    allocated: cents(allocated) / longest,
  }));
}
