import { INTERVALS, MAX_DAYS_AHEAD } from './codes.ts';
import type { Interval } from './codes.ts';

const DAY_MS = 86_400_000;

/** The weeks between two orders; undefined for the interval that is counted in months. */
const WEEKS: Readonly<Record<Interval, number | undefined>> = {
  EVERY_2_WEEKS: 2,
  EVERY_4_WEEKS: 4,
  EVERY_6_WEEKS: 6,
  EVERY_8_WEEKS: 8,
  EVERY_12_WEEKS: 12,
  MONTHLY: undefined,
};

/** A calendar day as an ISO date: `2026-11-30`. It has no time zone; it is a day at the place of delivery. */
export type IsoDay = string;

/** Adds days to a day; a negative number subtracts them. */
export const addDays = (day: IsoDay, days: number): IsoDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Counts the days from one day to another; negative if the other one is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Checks that a text is a day of the calendar: `2026-02-30` is not. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns the preferred day of the month for monthly orders. */
export const anchorOf = (day: IsoDay): number => Number(day.slice(8, 10));

export interface Schedule {
  interval: Interval;
  /** The preferred day of the month for monthly orders, 1 to 31; shorter months use their last day. */
  anchorDay: number;
}

/** Returns the same day in the next month, or its last day if it is shorter. */
function nextMonth(day: IsoDay, anchorDay: number): IsoDay {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  // Month numbers count from 0 here, so `month` is the next one, and day 0 of the one after it is its last day.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(anchorDay, last))).toISOString().slice(0, 10);
}

/** Returns the day of the order that follows an order on `day`. */
export function followingDay({ interval, anchorDay }: Schedule, day: IsoDay): IsoDay {
  const weeks = WEEKS[interval];
  return weeks === undefined ? nextMonth(day, anchorDay) : addDays(day, weeks * 7);
}

/**
 * Returns the preferred day of the month for monthly orders after a change of interval or day. Undoing a skip keeps the preferred day,
 * because in a short month the day of the order differs from the day that the shopper chose.
 * @param planned the day of the next order before the change
 */
export function changedAnchor(
  schedule: Schedule,
  planned: IsoDay,
  { interval, nextDate = planned }: { interval?: Interval | undefined; nextDate?: IsoDay | undefined },
): number {
  if (interval !== undefined && interval !== schedule.interval) return anchorOf(nextDate);
  const isSetBack = interval === undefined && followingDay(schedule, nextDate) === planned;
  return nextDate === planned || isSetBack ? schedule.anchorDay : anchorOf(nextDate);
}

/**
 * Returns the first day of a schedule that is later than `day` and `today`. Days missed during downtime are skipped, so that a subscription
 * never places two orders at once.
 */
export function nextOrderDay(schedule: Schedule, day: IsoDay, today: IsoDay): IsoDay {
  const weeks = WEEKS[schedule.interval];
  // Skips long gaps in one step.
  const missed = weeks === undefined ? 0 : Math.floor(Math.max(0, daysBetween(day, today)) / (weeks * 7));
  let next = followingDay(schedule, weeks === undefined ? day : addDays(day, missed * weeks * 7));
  while (next <= today) next = followingDay(schedule, next);
  return next;
}

/**
 * Returns the day of a paused subscription's next order: the planned day if it is still in the future.
 * @param hasProblem it was paused because an order could not be placed; that order is placed tomorrow instead of an interval later
 */
export function resumedDay(schedule: Schedule, planned: IsoDay, today: IsoDay, hasProblem = false): IsoDay {
  if (planned > today) return planned;
  return hasProblem ? addDays(today, 1) : nextOrderDay(schedule, planned, today);
}

/** Returns the earliest and the latest day that can be chosen for the next order. */
export const selectableDays = (today: IsoDay): { first: IsoDay; last: IsoDay } => ({
  first: addDays(today, 1),
  last: addDays(today, MAX_DAYS_AHEAD),
});

export type DayFault = 'invalid' | 'tooEarly' | 'tooLate';

/** Checks a day chosen for the next order. @returns undefined if it can be used */
export function dayFault(day: string, today: IsoDay): DayFault | undefined {
  if (!isIsoDay(day)) return 'invalid';
  const { first, last } = selectableDays(today);
  if (day < first) return 'tooEarly';
  return day > last ? 'tooLate' : undefined;
}

export const isInterval = (text: string): text is Interval => (INTERVALS as readonly string[]).includes(text);
