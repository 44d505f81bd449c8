import { dateFormat } from '@foolscap/core/dates';
import type { LevelOfService } from '@foolscap/core/vocabulary';
import { ANY_TRANSIT, type TransitDays } from './transit.ts';

const ZONES: readonly (readonly [zone: string, states: string])[] = [
  ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
];

/** The clock that most of a state goes by; Eastern time for the rest, and for an address that is not known yet. */
function zoneOf(state: string | undefined): string {
  if (!state) return 'America/New_York';
  return ZONES.find(([, states]) => states.split(' ').includes(state))?.[0] ?? 'America/New_York';
}

/** The calendar day in a place: `2026-11-30`. */
const dayIn = (timeZone: string, now: Date): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** So many business days later. Saturdays and Sundays are none; holidays are not known here. */
function businessDaysAfter(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

export interface DeliveryDates {
  /** ISO dates in the place of delivery. */
  minDeliveryDate: string;
  maxDeliveryDate: string;
}

/**
 * Returns the delivery window of an order that is placed now: 1-6 business days, next-day on the next one (cart 4, 9; decisions,
 * "same-day").
 *
 * @param state of delivery; Eastern time while it is unknown
 * @param transit of standard delivery, if the distance is known
 */
export function deliveryDatesOf(
  now: Date,
  state: string | undefined,
  levelOfService: LevelOfService,
  { least, most }: TransitDays = ANY_TRANSIT,
): DeliveryDates {
  const today = dayIn(zoneOf(state), now);
  const first = businessDaysAfter(today, 1);
  if (levelOfService !== 'STANDARD') return { minDeliveryDate: first, maxDeliveryDate: first };
  return {
    minDeliveryDate: businessDaysAfter(today, least),
    maxDeliveryDate: businessDaysAfter(today, most),
  };
}

/** Merges delivery windows into the one that holds them all; undefined without any. */
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
