import { MINUTE } from '@foolscap/core/clock';
import { dateFormat, shortDay } from '@foolscap/core/dates';
import type { Translation } from '@foolscap/core/messages';
import { DEFAULT_LOCALE } from '@foolscap/core/money';
import { HOURS_MESSAGES, READY_MESSAGES } from './hours-messages.ts';

/** Opening hours of one day in the store's own time: `['08:00', '21:00']`, or null if closed. */
export type DayHours = readonly [opens: string, closes: string] | null;

/** Opening hours of a store. */
export interface OpeningHours {
  /** Seven days, starting on Monday. */
  readonly hours: readonly DayHours[];
  /** Dates with special hours. */
  readonly holidays: readonly { readonly date: string; readonly hours: DayHours }[];
  /** IANA time zone. */
  readonly timeZone: string;
}

/** Minutes before closing time from which a store counts as closing soon. */
export const CLOSING_SOON_MINUTES = 60;
/** Minutes until an order is ready while the store is open: one-hour pickup. */
export const READY_MINUTES = 60;

/** The language of the texts about opening hours. */
export interface HoursLanguage {
  readonly locale: string;
  readonly hours: Translation<typeof HOURS_MESSAGES.hours>;
  readonly ready: Translation<typeof READY_MESSAGES.ready>;
}

/** The language of the build. The API, which has one build for all languages, passes that of the request. */
const BUILD_LANGUAGE: HoursLanguage = { locale: DEFAULT_LOCALE, ...HOURS_MESSAGES, ...READY_MESSAGES };

/** Formats a day of the week; 0 is Monday. */
const weekdayName = (weekday: number, length: 'short' | 'long', locale: string): string =>
  // The first of January 2024 was a Monday.
  dateFormat(locale, { weekday: length, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + weekday));

const parseMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Formats minutes since midnight: `8:30 pm`, or `8 pm` for full hours. */
export function clockTime(minutes: number, { hours }: HoursLanguage = BUILD_LANGUAGE): string {
  return hours.clock(Math.floor(minutes / 60) % 24, minutes % 60);
}

const span = (hours: DayHours, language: HoursLanguage): string =>
  hours
    ? language.hours.span(
        clockTime(parseMinutes(hours[0]), language),
        clockTime(parseMinutes(hours[1]), language),
      )
    : language.hours.closed;

/** Returns the calendar day (`2026-11-30`) and the minutes since midnight in a time zone. */
export function localTime(timeZone: string, now: Date): { date: string; minutes: number } {
  const parts = dateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '0';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Returns the day of the week; 0 is Monday. */
const getWeekday = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

function daysLater(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const holidayOn = ({ holidays }: OpeningHours, date: string) => holidays.find((day) => day.date === date);

function hoursOn(opening: OpeningHours, date: string): DayHours {
  const holiday = holidayOn(opening, date);
  return holiday ? holiday.hours : (opening.hours[getWeekday(date)] ?? null);
}

/** Formats the hours of the current day in the store's time zone: `8 am-9 pm`, or `closed`. */
export const hoursToday = (
  opening: OpeningHours,
  now: Date,
  language: HoursLanguage = BUILD_LANGUAGE,
): string => span(hoursOn(opening, localTime(opening.timeZone, now).date), language);

/** Finds the next opening, today or within the next two weeks. */
function nextOpening(opening: OpeningHours, date: string, minutes: number) {
  for (let days = 0; days <= 14; days += 1) {
    const day = daysLater(date, days);
    const hours = hoursOn(opening, day);
    if (hours && (days > 0 || minutes < parseMinutes(hours[0]))) {
      return { date: day, days, opens: parseMinutes(hours[0]), closes: parseMinutes(hours[1]) };
    }
  }
  return undefined;
}

export interface StoreStatus {
  readonly phase: 'open' | 'closing-soon' | 'closed' | 'holiday';
  /** Status values of the wire (storefront-3). */
  readonly storeStatus: 'Open' | 'Closed';
  /** End of the current status: `until 8 pm`, `until 8 am tomorrow`. */
  readonly storeStatusTime: string;
  /** Time of the next opening, or of today's if the store is open: `8 am`. */
  readonly StoreOpenTime: string;
}

/** Determines whether a store is open, in its own time zone and with its holidays. */
export function storeStatusAt(
  opening: OpeningHours,
  now: Date,
  language: HoursLanguage = BUILD_LANGUAGE,
): StoreStatus {
  const texts = language.hours;
  const { date, minutes } = localTime(opening.timeZone, now);
  const today = hoursOn(opening, date);
  if (today && minutes >= parseMinutes(today[0]) && minutes < parseMinutes(today[1])) {
    const closes = parseMinutes(today[1]);
    return {
      phase: closes - minutes <= CLOSING_SOON_MINUTES ? 'closing-soon' : 'open',
      storeStatus: 'Open',
      storeStatusTime: texts.until(clockTime(closes, language)),
      StoreOpenTime: clockTime(parseMinutes(today[0]), language),
    };
  }
  const next = nextOpening(opening, date, minutes);
  const phase = holidayOn(opening, date)?.hours === null ? 'holiday' : 'closed';
  if (!next) return { phase, storeStatus: 'Closed', storeStatusTime: texts.untilNotice, StoreOpenTime: '-' };
  const opens = clockTime(next.opens, language);
  const storeStatusTime =
    next.days === 0
      ? texts.until(opens)
      : next.days === 1
        ? texts.untilTomorrow(opens)
        : texts.untilDay(opens, shortDay(next.date, language.locale));
  return { phase, storeStatus: 'Closed', storeStatusTime, StoreOpenTime: opens };
}

const MINUTES_PER_DAY = 24 * 60;

/**
 * Computes when the status of a store changes next: when it opens, closes soon or closes, and at midnight, since the next opening may then be today
 * or tomorrow.
 */
export function nextStatusChange(opening: OpeningHours, now: Date): Date {
  const { date, minutes } = localTime(opening.timeZone, now);
  const [opens = 0, closes = 0] = hoursOn(opening, date)?.map(parseMinutes) ?? [];
  const next =
    [opens, closes - CLOSING_SOON_MINUTES, closes].find((time) => time > minutes) ?? MINUTES_PER_DAY;
  const at = Math.floor(now.getTime() / MINUTE) * MINUTE + (next - minutes) * MINUTE;
  // The clocks of the store may be put forward or back until then.
  const reached = localTime(opening.timeZone, new Date(at));
  const shift = reached.minutes + (reached.date === date ? 0 : MINUTES_PER_DAY) - next;
  return new Date(at - shift * MINUTE);
}

/** Formats the week, grouping days with equal hours: `Mon-Fri 8 am-8 pm`; adds the holidays of the next four weeks. */
export function workingHours(
  opening: OpeningHours,
  now: Date,
  language: HoursLanguage = BUILD_LANGUAGE,
): string[] {
  const shortName = (weekday: number) => weekdayName(weekday, 'short', language.locale);
  const hoursOfDay = (day: number) => span(opening.hours[day] ?? null, language);
  const lines: string[] = [];
  let first = 0;
  for (let day = 1; day <= 7; day += 1) {
    if (day < 7 && hoursOfDay(day) === hoursOfDay(first)) continue;
    const name =
      first === day - 1 ? shortName(first) : language.hours.days(shortName(first), shortName(day - 1));
    lines.push(`${name} ${hoursOfDay(first)}`);
    first = day;
  }
  const { date } = localTime(opening.timeZone, now);
  const last = daysLater(date, 28);
  for (const holiday of opening.holidays) {
    if (holiday.date >= date && holiday.date <= last) {
      lines.push(`${shortDay(holiday.date, language.locale)} ${span(holiday.hours, language)}`);
    }
  }
  return lines;
}

/** Returns the minute of today at which an order placed now is ready, rounded up to a quarter of an hour; undefined if the store closes before. */
function readyTodayAt(opening: OpeningHours, { date, minutes }: ReturnType<typeof localTime>) {
  const today = hoursOn(opening, date);
  if (!today) return undefined;
  const ready = Math.max(minutes, parseMinutes(today[0])) + READY_MINUTES;
  const closes = parseMinutes(today[1]);
  return ready <= closes ? Math.min(Math.ceil(ready / 15) * 15, closes) : undefined;
}

/** Checks whether an order placed now can be picked up today. */
export const isReadyToday = (opening: OpeningHours, now: Date): boolean =>
  readyTodayAt(opening, localTime(opening.timeZone, now)) !== undefined;

/** Computes when an order placed now can be picked up. */
export function pickupReady(
  opening: OpeningHours,
  now: Date,
  language: HoursLanguage = BUILD_LANGUAGE,
): { readyDate: string; readyBy: string } {
  const texts = language.ready;
  const local = localTime(opening.timeZone, now);
  const { date } = local;
  const ready = readyTodayAt(opening, local);
  if (ready !== undefined) return { readyDate: date, readyBy: texts.today(clockTime(ready, language)) };
  const next = nextOpening(opening, date, 24 * 60);
  if (!next) return { readyDate: date, readyBy: texts.reopening };
  const time = clockTime(next.opens + READY_MINUTES, language);
  const readyBy =
    next.days === 1 ? texts.tomorrow(time) : texts.day(shortDay(next.date, language.locale), time);
  return { readyDate: next.date, readyBy };
}

/** Formats each day of the week, from Monday: `{ day: 'Monday', hours: '8 am-9 pm' }`; `closed` without hours. */
export const weekHours = ({ hours }: Pick<OpeningHours, 'hours'>): { day: string; hours: string }[] =>
  Array.from({ length: 7 }, (_, weekday) => ({
    day: weekdayName(weekday, 'long', BUILD_LANGUAGE.locale),
    hours: span(hours[weekday] ?? null, BUILD_LANGUAGE),
  }));

/** Formats the days with special hours: `{ date: '2026-11-26', day: 'Thu, Nov 26', hours: 'closed' }`. */
export const holidayHours = ({
  holidays,
}: Pick<OpeningHours, 'holidays'>): { date: string; day: string; hours: string }[] =>
  holidays.map(({ date, hours }) => ({ date, day: shortDay(date), hours: span(hours, BUILD_LANGUAGE) }));
