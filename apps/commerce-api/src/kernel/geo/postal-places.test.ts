import { CANADA } from '@foolscap/core/vocabulary';
import { milesBetween } from './zip-places.ts';
import { placeOfCanadianCode, placeOfPostalCode, pointOfPostalCode } from './postal-places.ts';

it.each([
  ['H2Y 1C6', 'Montréal', 'QC'],
  ['h2y1c6', 'Montréal', 'QC'],
  ['M5H 2N2', 'Toronto', 'ON'],
  ['X0A 0H0', 'Iqaluit', 'NU'],
  ['X1A 2N4', 'Yellowknife', 'NT'],
  ['01760', 'Natick', 'MA'],
])('finds the place of %s: %s, %s (decision-site-country.2)', (code, city, state) => {
  expect(placeOfPostalCode(code)).toMatchObject({ city, state });
});

it('has a place in its own province for each first letter', () => {
  const places = [...'ABCEGHJKLMNPRSTVXY'].map((letter) => placeOfCanadianCode(`${letter}1A 1A1`)!);
  const provinces = new Set([...places.map(({ state }) => state), 'NU']);
  expect([...provinces].sort()).toEqual(Object.keys(CANADA.regions).sort());
  for (const { latitude, longitude } of places) {
    expect(latitude).toBeGreaterThan(42);
    expect(longitude).toBeLessThan(-52);
  }
});

it('measures distances across the border', () => {
  expect(milesBetween(pointOfPostalCode('H2Y 1C6')!, pointOfPostalCode('02108')!)).toBeCloseTo(251, -1);
});

it.each(['D1A 1A1', 'H2Y', '', '00000'])('knows no place of %p', (code) => {
  expect(placeOfPostalCode(code)).toBeUndefined();
});
