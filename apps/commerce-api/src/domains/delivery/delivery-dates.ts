import { dateFormat } from '@foolscap/core/dates';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import { ANY_TRANSIT, type TransitDays } from './transit.ts';

const ZONES: readonly (readonly [zone: string, states: string])[] = [
  ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['America/St_Johns', 'NL'],
  ['America/Halifax', 'NB NS PE'],
  ['America/Toronto', 'NU ON QC'],
  ['America/Winnipeg', 'MB'],
  ['America/Regina', 'SK'],
  ['America/Edmonton', 'AB NT'],
  ['America/Vancouver', 'BC'],
  ['America/Whitehorse', 'YT'],
  ['Pacific/Honolulu', 'HI'],
];

const ZONE_BY_STATE = new Map(
  ZONES.flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

/** Returns the time zone of most of a state or province; Eastern time for unknown states and addresses. */
export function getZone(state: string | undefined): string {
  if (!state) return 'America/New_York';
  return ZONE_BY_STATE.get(state) ?? 'America/New_York';
}

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
/** The last calendar day computed for each time zone, with the minute it was computed for. */
const days = new Map<string, { minute: number; day: string }>();

/** Returns the calendar day in a time zone: `2026-11-30`. Cached for a minute, because days start on a full minute. */
export function dayIn(timeZone: string, now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  let known = days.get(timeZone);
  if (known?.minute !== minute) {
    known = { minute, day: dateFormat('en-CA', { ...DAY, timeZone }).format(now) };
    days.set(timeZone, known);
  }
  return known.day;
}

/** The local hour until which orders for same-day delivery are accepted, on business days. */
const SAME_DAY_UNTIL_HOUR = 11;

/** Checks whether an order placed now can arrive today in a state (decision-same-day). */
export function isSameDayTime(now: Date, state: string | undefined): boolean {
  const parts = dateFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: getZone(state),
  });
  const read = (type: string) => parts.formatToParts(now).find((part) => part.type === type)?.value ?? '';
  return !['Sat', 'Sun'].includes(read('weekday')) && Number(read('hour')) < SAME_DAY_UNTIL_HOUR;
}

/** Returns the current calendar day at the delivery address: `2026-11-30`. */
export const todayIn = (state: string | undefined, now: Date): string => dayIn(getZone(state), now);

/** Adds business days to a day. Skips weekends but not holidays. */
function countBusinessDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

const laterDays = new Map<string, string>();
const MAX_LATER_DAYS = 500;

/** Caches `countBusinessDays`, because a long cart needs the same few days for hundreds of lines. */
function businessDaysAfter(day: string, count: number): string {
  const key = `${day} ${count}`;
  let later = laterDays.get(key);
  if (later === undefined) {
    if (laterDays.size >= MAX_LATER_DAYS) laterDays.clear();
    laterDays.set(key, (later = countBusinessDays(day, count)));
  }
  return later;
}

export interface DeliveryDates {
  /** ISO dates in the time zone of the delivery place. */
  minDeliveryDate: string;
  maxDeliveryDate: string;
}

/**
 * Returns the delivery window of an order placed now: 1-6 business days, next-day on the next one, same-day today (cart-4.29, cart-9.18,
 * decision-same-day).
 *
 * @param state delivery state; Eastern time while it is unknown
 * @param transit transit days of standard delivery, if the distance is known
 */
export function getDeliveryDates(
  now: Date,
  state: string | undefined,
  levelOfService: LevelOfService,
  { least, most }: TransitDays = ANY_TRANSIT,
): DeliveryDates {
  const today = dayIn(getZone(state), now);
  if (levelOfService === 'SDD') return { minDeliveryDate: today, maxDeliveryDate: today };
  const first = businessDaysAfter(today, 1);
  if (levelOfService !== 'STANDARD') return { minDeliveryDate: first, maxDeliveryDate: first };
  return {
    minDeliveryDate: businessDaysAfter(today, least),
    maxDeliveryDate: businessDaysAfter(today, most),
  };
}

/** Merges delivery windows into the smallest one that covers them all; undefined without any. */
export function mergedDates(windows: readonly (DeliveryDates | undefined)[]): DeliveryDates | undefined {
  const known = windows.filter((window) => window !== undefined);
  const first = known.map(({ minDeliveryDate }) => minDeliveryDate).sort()[0];
  const last = known
    .map(({ maxDeliveryDate }) => maxDeliveryDate)
    .sort()
    .at(-1);
  return first !== undefined && last !== undefined
    ? { minDeliveryDate: first, maxDeliveryDate: last }
    : undefined;
}
