/** `2026-11-30` as `Mon, Nov 30`. The date is one of the place of delivery, so no time zone may shift it. */
export function deliveryDay(isoDate: string, locale = 'en-US'): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

/** `Mon, Nov 30 – Thu, Dec 3`, or one day; without dates the default of 1-6 business days (cart 4). */
export function deliveryWindow(min: string | undefined, max: string | undefined, locale = 'en-US'): string {
  const first = min ? deliveryDay(min, locale) : '';
  const last = max ? deliveryDay(max, locale) : '';
  if (!first || !last) return '1-6 business days';
  return first === last ? first : `${first} – ${last}`;
}
