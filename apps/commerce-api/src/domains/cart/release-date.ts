import type { SaleConditions } from '@foolscap/cart/model';

/** Whether an ISO date is after the current day. */
const isFuture = (date: string | undefined, now: Date): date is string =>
  date !== undefined && date > now.toISOString().slice(0, 10);

/** Whether the item can be ordered before its street date. Its stock counts the units that are reserved for pre-orders. */
export const isPreOrder = (conditions: SaleConditions | null, now: Date): boolean =>
  isFuture(conditions?.streetDate, now) && !conditions.comingSoon;

/** Whether the item cannot be ordered yet. */
export const isComingSoon = (conditions: SaleConditions | null, now: Date): boolean =>
  !!conditions?.comingSoon && (conditions.streetDate === undefined || isFuture(conditions.streetDate, now));

/** Whether the units in stock are still on their way to the warehouse. */
export const isBackOrder = (conditions: SaleConditions | null, now: Date): boolean =>
  isFuture(conditions?.backInStockOn, now);

/** Returns the time from which a line can be shipped: now, or the day on which its item is released or arrives. */
export function getShippableFrom(conditions: SaleConditions | null, now: Date): Date {
  const dates = [conditions?.streetDate, conditions?.backInStockOn].filter((date) => isFuture(date, now));
  const latest = dates.sort().at(-1);
  return latest ? new Date(`${latest}T12:00:00Z`) : now;
}
