import fc from 'fast-check';
import { getFurnitureUnits, joinFurnitureUnits, priceFurnitureUnits } from './furniture-services.ts';

const offer = { BASC: 4900, CUST: 'TBD' } as const;

it.each([
  ['what was chosen', { BASC: 1, CUST: 2 }, 3, { BASC: 1, CUST: 2 }],
  ['less of the custom level first', { BASC: 1, CUST: 2 }, 2, { BASC: 1, CUST: 1 }],
  ['no more than the line', { BASC: 5 }, 2, { BASC: 2 }],
  ['nothing without units', { BASC: 1 }, 0, {}],
])('gives %s', (_case, chosen, qty, units) => {
  expect(getFurnitureUnits(offer, chosen, qty)).toEqual(units);
});

it('leaves out levels that are not offered', () => {
  expect(getFurnitureUnits({ BASC: 4900 }, { BASC: 1, CUST: 1 }, 2)).toEqual({ BASC: 1 });
});

it.each([
  ['each level', { BASC: 1, CUST: 1 }, { BASC: 1, CUST: 1 }, 5, { BASC: 2, CUST: 2 }],
  ['other levels', { BASC: 1 }, { CUST: 1 }, 2, { BASC: 1, CUST: 1 }],
  [
    'no more than the line, those that were there first',
    { CUST: 2 },
    { BASC: 2, CUST: 1 },
    3,
    { BASC: 1, CUST: 2 },
  ],
  ['nothing to nothing', {}, {}, 3, {}],
])('adds units of joined lines: %s', (_case, present, joining, qty, units) => {
  expect(joinFurnitureUnits(present, joining, qty)).toEqual(units);
});

it('adds up known prices, and reports that others are to be determined', () => {
  expect(priceFurnitureUnits(offer, { BASC: 2 })).toEqual({ fee: 9800, isToBeDetermined: false });
  expect(priceFurnitureUnits(offer, { BASC: 1, CUST: 1 })).toEqual({ fee: 4900, isToBeDetermined: true });
  expect(priceFurnitureUnits(offer, {})).toEqual({ fee: 0, isToBeDetermined: false });
});

it('never gives more units than the line has, and another pass changes nothing', () => {
  const units = fc.record({ BASC: fc.nat(9), CUST: fc.nat(9) });
  fc.assert(
    fc.property(units, fc.nat(12), (chosen, qty) => {
      const given = getFurnitureUnits(offer, chosen, qty);
      expect((given.BASC ?? 0) + (given.CUST ?? 0)).toBeLessThanOrEqual(qty);
      expect(getFurnitureUnits(offer, given, qty)).toEqual(given);
    }),
  );
});
