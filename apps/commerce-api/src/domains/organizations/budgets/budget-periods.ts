import type { BudgetPeriod } from '@foolscap/account/model';

const MONTHS: Record<BudgetPeriod, number> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

const toDate = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** Returns the first day of the calendar period that contains an instant, in UTC, as an ISO date. */
export const periodStart = (period: BudgetPeriod, now: Date): string =>
  toDate(now.getUTCFullYear(), now.getUTCMonth() - (now.getUTCMonth() % MONTHS[period]));

/** Returns the first day of the period that follows a day's period. @param start an ISO date */
export function nextPeriod(period: BudgetPeriod, start: string): string {
  const date = new Date(`${periodStart(period, new Date(start))}T00:00:00Z`);
  return toDate(date.getUTCFullYear(), date.getUTCMonth() + MONTHS[period]);
}

/** Returns the first days of the periods after a day, up to and including another one. Both are ISO dates. */
export function periodsBetween(period: BudgetPeriod, after: string, last: string): string[] {
  const starts: string[] = [];
  for (let start = nextPeriod(period, after); start <= last; start = nextPeriod(period, start))
    starts.push(start);
  return starts;
}
