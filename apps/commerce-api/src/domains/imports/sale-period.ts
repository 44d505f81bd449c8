import { DAY } from '@foolscap/core/clock';

/** The period in which a sale price applies, in milliseconds; infinite if an end is open. */
export interface SalePeriod {
  from: number;
  /** Exclusive. */
  until: number;
}

const MINUTE = 60_000;
const SECOND = 1000;

const TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(?:Z|([+-]\d{2}):?(\d{2})?)?)?$/i;

/** Parses a time in the format of Google Merchant feeds, `2026-01-31T23:59-0800`; in UTC without an offset. */
function readTime(text: string): { at: number; length: number } | undefined {
  const [, day, hour, minute, second, offset, offsetMinutes = '00'] = TIME.exec(text) ?? [];
  if (day === undefined) return undefined;
  const zone = offset === undefined ? 'Z' : `${offset}:${offsetMinutes}`;
  const at = Date.parse(
    `${day}T${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}${hour === undefined ? 'Z' : zone}`,
  );
  if (Number.isNaN(at) || !isDay(day)) return undefined;
  return { at, length: hour === undefined ? DAY : second === undefined ? MINUTE : SECOND };
}

/** Checks whether a date exists in the calendar; `Date.parse` reads February 30 as March 2. */
const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/**
 * Parses the period of a sale price, `2026-01-01T00:00-0800/2026-01-31T23:59-0800`. The end is inclusive: the whole day of a date, or the
 * minute or second of a time. Dates are days in UTC. An empty text, or nothing on one side of the slash, leaves that end open.
 *
 * @returns null for a period that cannot be parsed; the sale price must not apply then
 */
export function readSalePeriod(text: string): SalePeriod | null {
  if (text === '') return { from: -Infinity, until: Infinity };
  const sides = text.split('/').map((side) => side.trim());
  if (sides.length !== 2 || sides.every((side) => side === '')) return null;
  const [from, until] = sides.map((side) => (side === '' ? { at: NaN, length: 0 } : readTime(side)));
  if (!from || !until) return null;
  const period = {
    from: Number.isNaN(from.at) ? -Infinity : from.at,
    until: Number.isNaN(until.at) ? Infinity : until.at + until.length,
  };
  return period.from < period.until ? period : null;
}

/** Checks whether a sale price applies now. */
export const isCurrent = ({ from, until }: SalePeriod, now: Date): boolean =>
  from <= now.getTime() && now.getTime() < until;
