import type { StatementRequest } from '@foolscap/account/client';
import { PAGES } from '../../routing/pages.ts';

/** Reads the budget and the page of its statement from an address; undefined for all budgets. Invalid values are ignored. */
export function readBudgetsAddress(search: URLSearchParams): StatementRequest | undefined {
  const code = search.get('budget')?.trim().slice(0, 40);
  if (!code) return undefined;
  const period = search.get('period') ?? '';
  const page = search.get('page') ?? '';
  return {
    code,
    ...(/^\d{4}-\d\d-01$/.test(period) ? { period } : {}),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' ? { page: Number(page) } : {}),
  };
}

/** Returns the path of all budgets, or of one with a period and page of its statement. @param page from 1 */
export function budgetsPath(code?: string, period?: string, page = 1): string {
  const search = new URLSearchParams({
    ...(code !== undefined && { budget: code }),
    ...(period !== undefined && { period }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${PAGES.budgets}?${search}` : PAGES.budgets;
}
