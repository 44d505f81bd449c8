import { cleanText, excerpt, type Field } from './fields.ts';

/** The order of the parts of a date such as `3/4/2024`: month first, as in the United States, or day first. */
export type DateOrder = 'mdy' | 'dmy';

export const DATE_ORDERS: readonly DateOrder[] = ['mdy', 'dmy'];

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns a calendar day as `yyyy-mm-dd`; undefined for a day that does not exist. */
function getDay(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ,].*)?$/;
const SHORT = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[T ,].*)?$/;

/** Reads a date that ends with the year; undefined for other texts. Orders in which it is not a calendar day are absent. */
export function readShortDate(text: string): Partial<Record<DateOrder, string>> | undefined {
  const short = SHORT.exec(cleanText(text));
  if (!short) return undefined;
  const [first, second, year] = [short[1], short[3], short[4]].map(Number) as [number, number, number];
  const [mdy, dmy] = [getDay(year, first, second), getDay(year, second, first)];
  return { ...(mdy && { mdy }), ...(dmy && { dmy }) };
}

/**
 * Parses a date to `yyyy-mm-dd`, from `m/d/yyyy`, `d.m.yyyy` or `yyyy-mm-dd`. Accepts other separators and a time after the date.
 *
 * @param order the column's date order; without one, only unambiguous dates are parsed
 */
export function parseDate(text: string, what: string, order?: DateOrder): Field<string> {
  const bad = (reason: string): Field<string> => ({ ok: false, reason: `${what} ${reason}` });
  const cleaned = cleanText(text);
  if (!cleaned) return bad('is empty');
  const iso = ISO.exec(cleaned);
  const readings = readShortDate(cleaned);
  if (!iso && !readings) return bad(`is not a date like 11/8/2018 or 2018-11-08: ${excerpt(cleaned)}`);
  const { mdy, dmy } = readings ?? {};
  if (!order && mdy && dmy && mdy !== dmy)
    return bad(
      `can be ${mdy} or ${dmy}: ${excerpt(cleaned)}. Write it as yyyy-mm-dd, or import with --dates mdy or --dates dmy`,
    );
  const day = iso
    ? getDay(Number(iso[1]), Number(iso[3]), Number(iso[4]))
    : order
      ? readings?.[order]
      : (mdy ?? dmy);
  return day ? { ok: true, value: day } : bad(`is not a day of the calendar: ${excerpt(cleaned)}`);
}
