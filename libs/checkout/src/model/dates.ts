import { shortDay } from '@foolscap/core/dates';

/** `Mon, Nov 30 – Thu, Dec 3`, or one day; without dates the default of 1-6 business days (cart 4). */
export function deliveryWindow(min: string | undefined, max: string | undefined, locale = 'en-US'): string {
  const first = min ? shortDay(min, locale) : '';
  const last = max ? shortDay(max, locale) : '';
  if (!first || !last) return '1-6 business days';
  return first === last ? first : `${first} – ${last}`;
}
