/** Days after the earliest delivery that a shopper may choose for items in stock (cart-9.16). */
export const FUTURE_DELIVERY_DAYS = 15;

/** Days from today that a shopper may choose if an item is a pre-order or on back order (cart-9.16). */
export const FUTURE_DELIVERY_DAYS_WAITING = 90;

const DAY_MS = 86_400_000;

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the days that a shopper may choose for a later delivery, as ISO dates.
 * @param earliest the day on which all items can arrive
 * @param waits whether an item is a pre-order or on back order
 */
export function getFutureDeliveryWindow({
  earliest,
  today,
  waits,
}: {
  earliest: string;
  today: string;
  waits: boolean;
}): { earliest: string; latest: string } {
  const fromEarliest = addDays(earliest, FUTURE_DELIVERY_DAYS);
  const fromToday = addDays(today, FUTURE_DELIVERY_DAYS_WAITING);
  return { earliest, latest: waits && fromToday > fromEarliest ? fromToday : fromEarliest };
}
