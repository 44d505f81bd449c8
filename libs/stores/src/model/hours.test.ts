/** @jest-environment node */
import { HOURS_MESSAGES, READY_MESSAGES } from './hours-messages.fr-CA.ts';
import {
  hoursToday,
  isReadyToday,
  nextStatusChange,
  pickupReady,
  storeSearchText,
  storeStatusAt,
  workingHours,
  type DayHours,
  type OpeningHours,
} from './index.ts';

const weekday: DayHours = ['08:00', '20:30'];
const opening = (changes: Partial<OpeningHours> = {}): OpeningHours => ({
  hours: [weekday, weekday, weekday, weekday, weekday, ['09:00', '18:00'], null],
  holidays: [
    { date: '2026-11-26', hours: null },
    { date: '2026-12-24', hours: ['08:00', '12:00'] },
  ],
  timeZone: 'America/New_York',
  ...changes,
});
/** Parses a New York time; standard time is five hours behind UTC. */
const at = (time: string) => new Date(`${time}:00-05:00`);

test.each([
  ['Tuesday at noon', '2026-03-03T12:00', 'open', 'Open', 'until 8:30 pm', '8 am'],
  ['at opening time', '2026-03-03T08:00', 'open', 'Open', 'until 8:30 pm', '8 am'],
  ['an hour before closing time', '2026-03-03T19:30', 'closing-soon', 'Open', 'until 8:30 pm', '8 am'],
  ['at closing time', '2026-03-03T20:30', 'closed', 'Closed', 'until 8 am tomorrow', '8 am'],
  ['before opening time', '2026-03-03T06:00', 'closed', 'Closed', 'until 8 am', '8 am'],
  [
    'Saturday evening, before a closed Sunday',
    '2026-03-07T21:00',
    'closed',
    'Closed',
    'until 8 am Mon, Mar 9',
    '8 am',
  ],
  ['Thanksgiving', '2026-11-26T12:00', 'holiday', 'Closed', 'until 8 am tomorrow', '8 am'],
  [
    'Christmas Eve, before an early closing time',
    '2026-12-24T11:30',
    'closing-soon',
    'Open',
    'until 12 pm',
    '8 am',
  ],
])('%s', (_, time, phase, storeStatus, storeStatusTime, StoreOpenTime) => {
  expect(storeStatusAt(opening(), at(time))).toEqual({ phase, storeStatus, storeStatusTime, StoreOpenTime });
});

test("opening hours are in the store's own time zone", () => {
  const nine = at('2026-03-03T21:00');
  expect(storeStatusAt(opening(), nine).storeStatus).toBe('Closed');
  expect(storeStatusAt(opening({ timeZone: 'America/Los_Angeles' }), nine).storeStatus).toBe('Open');
});

test('a store without opening hours is closed until further notice', () => {
  const never = opening({ hours: Array.from({ length: 7 }, () => null), holidays: [] });
  expect(storeStatusAt(never, at('2026-03-03T12:00'))).toMatchObject({
    storeStatusTime: 'until further notice',
  });
});

test('workingHours groups days with equal hours and lists upcoming holidays', () => {
  expect(workingHours(opening(), at('2026-03-03T12:00'))).toEqual([
    'Mon-Fri 8 am-8:30 pm',
    'Sat 9 am-6 pm',
    'Sun closed',
  ]);
  expect(workingHours(opening(), at('2026-11-20T12:00')).at(-1)).toBe('Thu, Nov 26 closed');
});

test('texts are in the language of a caller', () => {
  const french = { locale: 'fr-CA', ...HOURS_MESSAGES, ...READY_MESSAGES };
  const evening = at('2026-03-07T21:00');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(workingHours(opening(), evening, french).map(plain)).toEqual([
    'lun. au ven. 8 h à 20 h 30',
    'sam. 9 h à 18 h',
    'dim. fermé',
  ]);
  expect(plain(storeStatusAt(opening(), evening, french).storeStatusTime)).toBe('jusqu’au lun. 9 mars, 8 h');
  expect(plain(pickupReady(opening(), evening, french).readyBy)).toBe('Le lun. 9 mars, d’ici 9 h');
  expect(hoursToday(opening(), at('2026-03-08T12:00'), french)).toBe('fermé');
});

test.each([
  ['placed at midday', '2026-03-03T12:05', '2026-03-03', 'Today by 1:15 pm'],
  ['placed before opening time', '2026-03-03T06:00', '2026-03-03', 'Today by 9 am'],
  ['placed too late for today', '2026-03-03T20:00', '2026-03-04', 'Tomorrow by 9 am'],
  ['placed before a closed day', '2026-03-07T17:30', '2026-03-09', 'Mon, Mar 9 by 9 am'],
])('an order %s is ready', (_, time, readyDate, readyBy) => {
  expect(pickupReady(opening(), at(time))).toEqual({ readyDate, readyBy });
  expect(isReadyToday(opening(), at(time))).toBe(readyBy.startsWith('Today'));
});

test.each([
  ['01702', '01702'],
  ['St. Louis, MO', 'St Louis, MO'],
  ['  Natick ', 'Natick'],
  ['Natick; drop', undefined],
  ['', undefined],
  ['...', undefined],
  ['Coeur d’Alene', 'Coeur dAlene'],
  ["O'Fallon, MO", 'OFallon, MO'],
  ['01702-1234', '01702'],
  ['01702\u20131234', '01702'],
  ['017021234', '01702'],
  ['01702 1234', '01702'],
  ['Framingham, MA 01702-1234', 'Framingham, MA 01702'],
  ['Winston-Salem', 'Winston Salem'],
  ['Winston\u2011Salem,\u00a0NC\u200b', 'Winston Salem, NC'],
  ['12-34', '12 34'],
  ['O&Fallon', undefined],
])('normalizes the search text %j to %j (storefront-5.33)', (text, bare) => {
  expect(storeSearchText(text)).toBe(bare);
});

test.each([
  ['before opening time, at the opening', '2026-03-03T06:00', '2026-03-03T08:00'],
  ['at opening time, when it closes soon', '2026-03-03T08:00', '2026-03-03T19:30'],
  ['when it closes soon, at closing time', '2026-03-03T19:30', '2026-03-03T20:30'],
  [
    'after closing time, at midnight, from when it no longer opens tomorrow',
    '2026-03-03T20:30',
    '2026-03-04T00:00',
  ],
  ['on a closed day, at midnight', '2026-11-26T12:00', '2026-11-27T00:00'],
  ['on a day with special hours, at their end', '2026-12-24T11:00', '2026-12-24T12:00'],
])('the status changes next: %s', (_, now, next) => {
  expect(nextStatusChange(opening(), at(now))).toEqual(at(next));
  expect(nextStatusChange(opening(), new Date(at(now).getTime() + 59_999))).toEqual(at(next));
});

test('the status changes next at the time of the store on days when the clocks change', () => {
  const nightly = opening({ hours: Array.from({ length: 7 }, () => weekday) });
  // The change to daylight saving time at 2 am, and back.
  expect(nextStatusChange(nightly, at('2026-03-08T00:00'))).toEqual(new Date('2026-03-08T08:00:00-04:00'));
  expect(nextStatusChange(nightly, new Date('2026-11-01T00:00:00-04:00'))).toEqual(at('2026-11-01T08:00'));
});

test.each([
  ['2026-03-03T12:00', '8 am-8:30 pm'],
  ['2026-03-08T12:00', 'closed'],
  ['2026-12-24T12:00', '8 am-12 pm'],
  // Still Saturday in New York.
  ['2026-03-07T23:30', '9 am-6 pm'],
])('the hours of the day at %s are %s', (time, hours) => expect(hoursToday(opening(), at(time))).toBe(hours));
