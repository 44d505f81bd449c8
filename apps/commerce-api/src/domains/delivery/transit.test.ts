import { transitSteps, transitTo } from './transit.ts';

const framingham = { latitude: 42.3, longitude: -71.4 };
const worcester = [42.26, -71.8, 5] as const;
const atlanta = [33.75, -84.39, 5] as const;
const reno = [39.53, -119.81, 100] as const;

it('starts at the nearest warehouse that has the item', () => {
  expect(transitTo(framingham, [reno, worcester], 1)).toMatchObject({ least: 1, most: 2 });
  expect(transitTo(framingham, [reno], 1)).toMatchObject({ least: 4, most: 6 });
});

it('widens for units that the nearest warehouse does not have', () => {
  expect(transitTo(framingham, [reno, atlanta, worcester], 5)).toMatchObject({ least: 1, most: 2 });
  expect(transitTo(framingham, [reno, atlanta, worcester], 6)).toMatchObject({ least: 1, most: 4 });
  expect(transitTo(framingham, [reno, atlanta, worcester], 11)).toMatchObject({ least: 1, most: 6 });
});

it('takes 1-6 business days from an unknown warehouse (cart-4)', () => {
  expect(transitTo(framingham, null, 1)).toMatchObject({ least: 1, most: 6 });
  expect(transitTo(framingham, [], 1)).toMatchObject({ least: 1, most: 6 });
});

it('lists the quantities from which the window widens', () => {
  expect(transitSteps(framingham, [reno, atlanta, worcester])).toEqual([
    { moreThan: 0, least: 1, most: 2 },
    { moreThan: 5, least: 1, most: 4 },
    { moreThan: 10, least: 1, most: 6 },
  ]);
  // A second warehouse at the same distance changes nothing.
  expect(transitSteps(framingham, [worcester, worcester])).toEqual([{ moreThan: 0, least: 1, most: 2 }]);
});
