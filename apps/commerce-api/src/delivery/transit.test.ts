/** @jest-environment node */
import { transitTo } from './transit.ts';

const framingham = { latitude: 42.3, longitude: -71.4 };
const worcester = { latitude: 42.26, longitude: -71.8, available: 5 };
const atlanta = { latitude: 33.75, longitude: -84.39, available: 5 };
const reno = { latitude: 39.53, longitude: -119.81, available: 100 };

it('takes as long as from the nearest warehouse that has the item', () => {
  expect(transitTo(framingham, [reno, worcester])).toEqual({ least: 1, most: 2 });
  expect(transitTo(framingham, [reno])).toEqual({ least: 4, most: 6 });
});

it('widens for units that the nearest warehouse does not have', () => {
  expect(transitTo(framingham, [reno, atlanta, worcester], 5)).toEqual({ least: 1, most: 2 });
  expect(transitTo(framingham, [reno, atlanta, worcester], 6)).toEqual({ least: 1, most: 4 });
  expect(transitTo(framingham, [reno, atlanta, worcester], 11)).toEqual({ least: 1, most: 6 });
});

it('takes 1-6 business days from an unknown warehouse (cart 4)', () => {
  expect(transitTo(framingham, null)).toEqual({ least: 1, most: 6 });
  expect(transitTo(framingham, [])).toEqual({ least: 1, most: 6 });
});
