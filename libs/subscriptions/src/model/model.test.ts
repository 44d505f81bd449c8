import fc from 'fast-check';
import {
  addDays,
  anchorOf,
  changedAnchor,
  dayFault,
  daysBetween,
  followingDay,
  getUnitPrice,
  hasRisen,
  INTERVALS,
  isIsoDay,
  nextOrderDay,
  nextStep,
  resumedDay,
  selectableDays,
  SUBSCRIPTION_PROBLEMS,
  subscriptionFailure,
} from './index.ts';
import type { Interval } from './index.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
const schedule = fc.record({
  interval: fc.constantFrom(...INTERVALS),
  anchorDay: fc.integer({ min: 1, max: 31 }),
});

describe('the following day', () => {
  it.each<[Interval, string, string]>([
    ['EVERY_2_WEEKS', '2026-12-24', '2027-01-07'],
    ['EVERY_4_WEEKS', '2026-02-01', '2026-03-01'],
    ['EVERY_6_WEEKS', '2026-11-26', '2027-01-07'],
    ['EVERY_8_WEEKS', '2026-11-26', '2027-01-21'],
    ['EVERY_12_WEEKS', '2026-11-26', '2027-02-18'],
    ['MONTHLY', '2026-11-26', '2026-12-26'],
    ['MONTHLY', '2026-12-31', '2027-01-31'],
    ['MONTHLY', '2027-01-31', '2027-02-28'],
    ['MONTHLY', '2028-01-31', '2028-02-29'],
    ['MONTHLY', '2026-03-30', '2026-04-30'],
  ])('%s after %s is %s', (interval, from, next) => {
    expect(followingDay({ interval, anchorDay: anchorOf(from) }, from)).toBe(next);
  });

  it('returns to its day of the month after a shorter month', () => {
    const monthly = { interval: 'MONTHLY', anchorDay: 31 } as const;
    const days = ['2027-01-31'];
    for (let count = 0; count < 4; count += 1) days.push(followingDay(monthly, days.at(-1)!));
    expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });
});

describe('the day of the month after a change', () => {
  const monthly = { interval: 'MONTHLY', anchorDay: 31 } as const;
  it.each([
    ['of the quantity', {}, 31],
    ['that repeats interval and day', { interval: 'MONTHLY', nextDate: '2027-03-31' }, 31],
    ['of the day', { nextDate: '2027-04-02' }, 2],
    ['of the day to a short month, in the form', { interval: 'MONTHLY', nextDate: '2027-02-28' }, 28],
    ['that undoes a skip', { nextDate: '2027-02-28' }, 31],
  ] as const)('%s', (_, change, anchor) => {
    expect(changedAnchor(monthly, '2027-03-31', change)).toBe(anchor);
  });

  it.each([
    [{ interval: 'MONTHLY' }, 28],
    [{ interval: 'MONTHLY', nextDate: '2027-01-28' }, 28],
    [{ interval: 'MONTHLY', nextDate: '2027-02-03' }, 3],
  ] as const)('of weekly orders to %j is that of the next order', (change, anchor) => {
    expect(changedAnchor({ interval: 'EVERY_4_WEEKS', anchorDay: 31 }, '2027-01-28', change)).toBe(anchor);
  });
});

describe('the next order', () => {
  it('is later than the one before and than today, and on a day of the schedule', () => {
    fc.assert(
      fc.property(schedule, day, day, (each, planned, today) => {
        const next = nextOrderDay(each, planned, today);
        expect(next > planned && next > today).toBe(true);
        let step = followingDay(each, planned);
        while (step < next) step = followingDay(each, step);
        expect(step).toBe(next);
      }),
    );
  });

  it('is after today, also if today is a day of its schedule', () => {
    const monthly = { interval: 'MONTHLY', anchorDay: 28 } as const;
    expect(nextOrderDay(monthly, '2026-09-28', '2026-11-28')).toBe('2026-12-28');
  });

  it('is the first such day: no order is left out without need', () => {
    fc.assert(
      fc.property(schedule, day, fc.integer({ min: 0, max: 400 }), (each, planned, late) => {
        const today = addDays(planned, late);
        const next = nextOrderDay(each, planned, today);
        let before = planned;
        while (followingDay(each, before) < next) before = followingDay(each, before);
        expect(before <= today).toBe(true);
      }),
    );
  });

  it('of a paused subscription is the planned one, if it is still to come', () => {
    const each = { interval: 'EVERY_2_WEEKS', anchorDay: 1 } as const;
    expect(resumedDay(each, '2026-12-01', '2026-11-30')).toBe('2026-12-01');
    expect(resumedDay(each, '2026-12-01', '2026-12-01')).toBe('2026-12-15');
    expect(resumedDay(each, '2026-12-01', '2027-01-20')).toBe('2027-01-26');
    // The order that could not be placed is next.
    expect(resumedDay(each, '2026-12-01', '2026-12-03', true)).toBe('2026-12-04');
    expect(resumedDay(each, '2026-12-01', '2026-11-30', true)).toBe('2026-12-01');
  });
});

describe('days that can be chosen', () => {
  it.each([
    ['2026-11-25', 'tooEarly'],
    ['2026-11-26', undefined],
    ['2027-05-24', undefined],
    ['2027-05-25', 'tooLate'],
    ['2026-02-30', 'invalid'],
    ['tomorrow', 'invalid'],
    ['', 'invalid'],
  ])('%s on 2026-11-25: %s', (chosen, fault) => {
    expect(dayFault(chosen, '2026-11-25')).toBe(fault);
  });

  it('are those between the first and the last one', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (today, ahead) => {
        const chosen = addDays(today, ahead);
        const { first, last } = selectableDays(today);
        expect(dayFault(chosen, today) === undefined).toBe(chosen >= first && chosen <= last);
        expect(daysBetween(today, chosen)).toBe(ahead);
        expect(isIsoDay(chosen)).toBe(true);
      }),
    );
  });
});

describe('after a try that failed', () => {
  it.each([
    ['PAYMENT_DECLINED', 1, { kind: 'retry', afterDays: 1 }],
    ['PAYMENT_DECLINED', 2, { kind: 'retry', afterDays: 2 }],
    ['PAYMENT_DECLINED', 3, { kind: 'pause' }],
    ['OUT_OF_STOCK', 1, { kind: 'retry', afterDays: 1 }],
    ['OUT_OF_STOCK', 4, { kind: 'retry', afterDays: 7 }],
    ['OUT_OF_STOCK', 5, { kind: 'skip' }],
    ['DISCONTINUED', 1, { kind: 'pause' }],
    ['PRICE_ROSE', 1, { kind: 'pause' }],
    ['CARD_EXPIRED', 1, { kind: 'pause' }],
  ] as const)('for %s the %ith time', (problem, failures, step) => {
    expect(nextStep(problem, failures)).toEqual(step);
  });

  it('there is an end of tries', () => {
    for (const problem of SUBSCRIPTION_PROBLEMS) expect(nextStep(problem, 20).kind).not.toBe('retry');
  });
});

it('a price has risen above 110% of the known one, to the cent', () => {
  expect(hasRisen(1000, 1100)).toBe(false);
  expect(hasRisen(1000, 1101)).toBe(true);
  expect(hasRisen(999, 1098)).toBe(false);
  expect(hasRisen(999, 1099)).toBe(true);
  expect(hasRisen(1000, 500)).toBe(false);
});

it.each([
  [1, 10],
  [4, 10],
  [5, 9],
  [200, 8],
])('each of %i units costs %d', (qty, price) => {
  const volumePrices = [
    { minQty: 5, price: 9 },
    { minQty: 10, price: 8 },
  ];
  expect(getUnitPrice({ price: 10, volumePrices }, qty)).toBe(price);
  expect(getUnitPrice({ price: 10 }, qty)).toBe(10);
  expect(getUnitPrice({}, qty)).toBeUndefined();
});

it('the text of a failure is that of its code, else the server’s about a field', () => {
  expect(subscriptionFailure({ code: 'NETWORK', message: 'x' })).toMatch('Check your connection');
  expect(
    subscriptionFailure({
      code: 'INVALID_SUBSCRIPTION',
      message: 'Choose a saved card.',
      field: 'paymentId',
    }),
  ).toBe('Choose a saved card.');
  expect(subscriptionFailure({ code: 'HTTP_500', message: 'stack' })).toBe(
    'Something went wrong. Try again.',
  );
});
