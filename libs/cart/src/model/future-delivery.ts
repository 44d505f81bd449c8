/** Number of days after the earliest delivery that a shopper may choose, for items in stock (cart-9.16). */
export const FUTURE_DELIVERY_DAYS = 15;

/** Number of days from today that a shopper may choose if an item is a pre-order or on back order (cart-9.16). */
export const FUTURE_DELIVERY_DAYS_WAITING = 90;

const DAY_MS = 86_400_000;

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Checks whether a text is the ISO date of a day on which carriers deliver, Monday to Friday. */
export function isDeliveryDay(date: string): boolean {
  const day = new Date(`${date}T12:00:00Z`);
  // A date that does not exist, such as February 31, is parsed as another day.
  const isDate = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return isDate && day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
}

/**
 * Returns the dates that a shopper may choose for a later delivery, as ISO dates.
 * @param earliest the date by which all items can arrive
 * @param hasDelayedItem whether an item is a pre-order or on back order
 */
export function getFutureDeliveryWindow({
  earliest,
  today,
  hasDelayedItem,
}: {
  earliest: string;
  today: string;
  hasDelayedItem: boolean;
}): { earliest: string; latest: string } {
  const fromEarliest = addDays(earliest, FUTURE_DELIVERY_DAYS);
  const fromToday = addDays(today, FUTURE_DELIVERY_DAYS_WAITING);
  return { earliest, latest: hasDelayedItem && fromToday > fromEarliest ? fromToday : fromEarliest };
}
