import { US_STATES } from '@foolscap/core/vocabulary';
import { citiesAround, exactPlaceOfZip, isZipOfState, milesBetween, placeOfZip } from './zip-places.ts';
import { getZipTable } from './zip-table.ts';

it.each([
  ['00501', 'NY', 'Holtsville'],
  ['01702', 'MA', 'Framingham'],
  ['01760', 'MA', 'Natick'],
  ['10001', 'NY', 'New York'],
  ['22102', 'VA', 'McLean'],
  ['63101', 'MO', 'Saint Louis'],
  ['72198', 'AR', 'North Little Rock'],
  ['83814', 'ID', "Coeur d'Alene"],
  ['90210', 'CA', 'Beverly Hills'],
  ['99501', 'AK', 'Anchorage'],
])('%s is in %s: %s', (zip, state, city) => {
  expect(placeOfZip(zip)).toMatchObject({ state, city });
  expect(placeOfZip(`${zip}-1234`)).toEqual(exactPlaceOfZip(zip));
  expect(isZipOfState(zip, state)).toBe(true);
  expect(isZipOfState(zip, state === 'CA' ? 'MA' : 'CA')).toBe(false);
});

it('lists each code once, in ascending order, for every state with delivery', () => {
  const { codes, states, cities, latitudes, longitudes } = getZipTable();
  expect(codes.length).toBeGreaterThan(41_000);
  expect(codes.every((code, index) => index === 0 || codes[index - 1]! < code)).toBe(true);
  expect([...new Set(states)].sort()).toEqual(Object.keys(US_STATES).sort());
  expect(cities.filter((city) => !/^[A-Z][A-Za-z' -]+$/.test(city))).toEqual([]);
  expect(latitudes.every((latitude) => latitude > 18_000 && latitude < 72_000)).toBe(true);
  expect(longitudes.every((longitude) => longitude > -177_000 && longitude < -66_000)).toBe(true);
});

it('finds the exact state of a code in an area of two states', () => {
  expect(placeOfZip('06390')).toMatchObject({ state: 'NY', city: 'Fishers Island' });
  expect(placeOfZip('06320')).toMatchObject({ state: 'CT', city: 'New London' });
  // Addresses near a state line are accepted with both states.
  expect(isZipOfState('06390', 'CT')).toBe(true);
});

it.each([
  ['01700', 'Framingham'],
  ['01799', 'Woodville'],
])('finds for %s, which is not in the table, the place of the nearest number in its area', (zip, city) => {
  expect(exactPlaceOfZip(zip)).toBeUndefined();
  expect(placeOfZip(zip)).toMatchObject({ state: 'MA', city });
});

it.each(['00000', '00100', '34002', '09002', '96201', '99999x', '0170', '01702123', ''])(
  'finds no place for %j',
  (zip) => {
    expect(placeOfZip(zip)).toBeUndefined();
    expect(isZipOfState(zip, 'MA')).toBe(false);
  },
);

it('lists the cities with the same first three digits in one state', () => {
  expect(citiesAround('01702', 'MA')).toContain('Natick');
  expect(citiesAround('01702', 'MA')).not.toContain('Boston');
  expect([...citiesAround('06320', 'NY')]).toEqual(['Fishers Island']);
  expect(citiesAround('00000', 'MA').size).toBe(0);
});

it('computes the distances that an atlas gives', () => {
  expect(milesBetween(placeOfZip('10001')!, placeOfZip('90001')!)).toBeGreaterThan(2400);
  expect(milesBetween(placeOfZip('10001')!, placeOfZip('90001')!)).toBeLessThan(2500);
});
