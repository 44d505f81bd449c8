import { getDeliveryDates, mergedDates } from './delivery-dates.ts';

it.each([
  ['a Monday noon in Boston', '2026-11-23T17:00:00Z', 'MA', '2026-11-24', '2026-12-01'],
  ['a Friday', '2026-11-27T17:00:00Z', 'MA', '2026-11-30', '2026-12-07'],
  ['a Sunday', '2026-11-29T17:00:00Z', 'MA', '2026-11-30', '2026-12-07'],
  ['Tuesday in Boston is still Monday in Honolulu', '2026-11-24T06:00:00Z', 'HI', '2026-11-24', '2026-12-01'],
  ['Tuesday in Boston', '2026-11-24T06:00:00Z', 'MA', '2026-11-25', '2026-12-02'],
  ['no address yet', '2026-11-23T17:00:00Z', undefined, '2026-11-24', '2026-12-01'],
  ['the end of a year', '2026-12-31T17:00:00Z', 'CA', '2027-01-01', '2027-01-08'],
])('standard delivery takes 1-6 business days: %s', (_name, now, state, min, max) => {
  expect(getDeliveryDates(new Date(now), state, 'STANDARD')).toEqual({
    minDeliveryDate: min,
    maxDeliveryDate: max,
  });
});

it('next-day delivery arrives on the next business day', () => {
  expect(getDeliveryDates(new Date('2026-11-27T17:00:00Z'), 'MA', 'NDD')).toEqual({
    minDeliveryDate: '2026-11-30',
    maxDeliveryDate: '2026-11-30',
  });
});

it('merges windows into the smallest one that covers them all', () => {
  const near = { minDeliveryDate: '2026-11-24', maxDeliveryDate: '2026-11-25' };
  const far = { minDeliveryDate: '2026-11-27', maxDeliveryDate: '2026-12-01' };
  expect(mergedDates([far, undefined, near])).toEqual({
    minDeliveryDate: '2026-11-24',
    maxDeliveryDate: '2026-12-01',
  });
  expect(mergedDates([undefined])).toBeUndefined();
});
