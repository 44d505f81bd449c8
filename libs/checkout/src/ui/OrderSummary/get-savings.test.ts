import { getSavings } from './get-savings.ts';

it('lists each promotion, and coupons with their code', () => {
  expect(
    getSavings(7, [
      { name: 'Paper week', amount: 2 },
      { name: '$5 off', couponCode: 'FIVE', amount: 5 },
    ]),
  ).toEqual([
    { label: 'Paper week', amount: 2 },
    { label: '$5 off (FIVE)', amount: 5 },
  ]);
});

it('adds up promotions of the same name, exact to the cent', () => {
  expect(
    getSavings(0.3, [
      { name: 'Paper week', amount: 0.1 },
      { name: 'Paper week', amount: 0.2 },
    ]),
  ).toEqual([{ label: 'Paper week', amount: 0.3 }]);
});

it('keeps savings that no promotion explains', () => {
  expect(getSavings(4)).toEqual([{ label: 'Savings', amount: 4 }]);
  expect(getSavings(4, [{ name: 'Paper week', amount: 1 }])).toEqual([
    { label: 'Paper week', amount: 1 },
    { label: 'Other savings', amount: 3 },
  ]);
  expect(getSavings(0)).toEqual([]);
});
