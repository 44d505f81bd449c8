const getToday = (now: Date) => now.toISOString().slice(0, 10);

/** Checks whether an ISO date is after the current day. */
const isFuture = (date: string | undefined, now: Date): date is string =>
  date !== undefined && date > getToday(now);

/** Checks whether the item can be ordered before its street date. Its stock is the number of units reserved for pre-orders. */
import { isComingSoon, type SaleConditions } from '@foolscap/pricing/model';
export const isPreOrder = (conditions: SaleConditions | null, now: Date): boolean =>
  isFuture(conditions?.streetDate, now) && !conditions.comingSoon;

/** Checks whether the units in stock are still on their way to the warehouse. */
export const isBackOrder = (conditions: SaleConditions | null, now: Date): boolean =>
  isFuture(conditions?.backInStockOn, now);

/** Returns the time from which a line can be shipped: now, or the day on which its item is released or arrives. */
export function getShippableFrom(conditions: SaleConditions | null, now: Date): Date {
  const dates = [conditions?.streetDate, conditions?.backInStockOn].filter((date) => isFuture(date, now));
  const latest = dates.sort().at(-1);
  return latest ? new Date(`${latest}T12:00:00Z`) : now;
}

/** Checks whether the item cannot be ordered yet. */
export const isNotReleased = (conditions: SaleConditions | null, now: Date): boolean =>
  !!conditions && isComingSoon(conditions, getToday(now));
