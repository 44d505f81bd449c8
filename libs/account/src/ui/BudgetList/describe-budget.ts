import { dateFormat } from '@foolscap/core/dates';
import type { Budget } from '../../contract/index.ts';
import type { BUDGET_MESSAGES } from './budget-messages.ts';

/** Describes the members or the goods that a budget is for. */
export function describeScope(
  { type, name }: Budget['scope'],
  { budgetScopes, budgetsPage: texts }: typeof BUDGET_MESSAGES,
): string {
  return type === 'ALL' ? texts.everyone : budgetScopes[type](name ?? texts.gone);
}

/** Describes a period by its month, its quarter or its year. @param start ISO date of the first day */
export function describePeriod(
  period: Budget['period'],
  start: string,
  locale: string,
  { budgetDates }: Pick<typeof BUDGET_MESSAGES, 'budgetDates'>,
): string {
  const [year = 0, month = 1] = start.split('-').map(Number);
  if (period === 'YEAR') return String(year);
  if (period === 'QUARTER') return budgetDates.quarter(Math.ceil(month / 3), year);
  return dateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(start));
}
