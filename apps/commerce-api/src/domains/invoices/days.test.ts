import { dayIn } from '../delivery/index.ts';
import { getDocumentYear, getDueDay, getMonthLimits, getStartOfDay } from './days.ts';

it.each([
  // The last minute of a day, and the first one of the next day.
  ['America/New_York', '2026-11-30T04:59:59Z', 30, '2026-12-29'],
  ['America/New_York', '2026-11-30T05:00:00Z', 30, '2026-12-30'],
  ['America/Los_Angeles', '2026-11-30T07:59:59Z', 0, '2026-11-29'],
  ['America/Los_Angeles', '2026-11-30T08:00:00Z', 0, '2026-11-30'],
  ['America/St_Johns', '2026-11-30T03:29:59Z', 1, '2026-11-30'],
  ['America/St_Johns', '2026-11-30T03:30:00Z', 1, '2026-12-01'],
  // Clocks change within the terms, and the day does not.
  ['America/New_York', '2026-03-07T04:59:59Z', 2, '2026-03-08'],
  ['America/New_York', '2026-10-31T03:59:59Z', 2, '2026-11-01'],
  ['America/New_York', '2027-01-01T04:59:59Z', 365, '2027-12-31'],
])('in %s an invoice of %s is due after %i days on %s', (timeZone, issuedAt, days, due) => {
  expect(getDueDay(timeZone, new Date(issuedAt), days)).toBe(due);
});

it.each([
  ['America/New_York', '2026-11', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
  ['America/New_York', '2026-03', '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
  ['America/New_York', '2026-12', '2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ['America/Phoenix', '2026-03', '2026-03-01T07:00:00.000Z', '2026-04-01T07:00:00.000Z'],
  ['Pacific/Honolulu', '2026-02', '2026-02-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
])('in %s the month %s lasts from %s until %s', (timeZone, month, from, until) => {
  expect(getMonthLimits(timeZone, month)).toEqual({ from: new Date(from), until: new Date(until) });
});

it('starts each day of a year at its first instant, also when the clocks change', () => {
  for (const timeZone of ['America/New_York', 'America/St_Johns', 'America/Los_Angeles', 'Pacific/Honolulu'])
    for (let day = 0; day < 365; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const start = getStartOfDay(timeZone, date);
      expect([date, dayIn(timeZone, start)]).toEqual([date, date]);
      expect(dayIn(timeZone, new Date(start.getTime() - 1)) < date).toBe(true);
    }
});

it('numbers documents by the year of the shop', () => {
  expect(getDocumentYear(new Date('2027-01-01T04:59:59Z'))).toBe(2026);
  expect(getDocumentYear(new Date('2027-01-01T05:00:00Z'))).toBe(2027);
});
