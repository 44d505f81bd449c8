import { DEFAULT_LOCALE } from '../money/default-locale.ts';
import { DATE_MESSAGES } from './date-messages.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached date format, because creating one takes a hundred times as long as using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = locale + JSON.stringify(options);
  let format = formats.get(name);
  if (!format) formats.set(name, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}

/**
 * Formats `2026-11-30` as `Mon, Nov 30`; returns an empty string for an invalid date. The calendar day is not shifted
 * by time zones.
 */
export function shortDay(isoDate: string, locale: string = DEFAULT_LOCALE): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return dateFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    date,
  );
}

/**
 * Formats a delivery window: `Mon, Nov 30 – Thu, Dec 3`, or a single day. Without dates it returns the default of 1-6
 * business days (cart-4.31).
 */
export function deliveryWindow(
  {
    minDeliveryDate,
    maxDeliveryDate,
  }: { minDeliveryDate?: string | undefined; maxDeliveryDate?: string | undefined },
  locale: string = DEFAULT_LOCALE,
): string {
  const first = shortDay(minDeliveryDate ?? '', locale);
  const last = shortDay(maxDeliveryDate ?? '', locale);
  if (!first || !last) return DATE_MESSAGES.dates.usualWindow;
  return first === last ? first : `${first} – ${last}`;
}
