import { addressLines } from './address.ts';
import { CANADA, provincesOfPostalCode } from './canada.ts';
import { CANADA_MESSAGES as FRENCH } from './canada-messages.fr-CA.ts';
import { UNITED_STATES } from './country.ts';

it.each([
  ['H2Y 1C6', 'H2Y 1C6'],
  ['h2y1c6', 'H2Y 1C6'],
  [' h2y-1c6\u00a0', 'H2Y 1C6'],
  ['K1A\u20130B1', 'K1A 0B1'],
])('reads postal code %p as %s', (text, postalCode) => {
  expect(CANADA.readPostalCode(text)).toBe(postalCode);
});

it.each([
  '',
  '01702',
  'H2Y',
  'H2Y 1C',
  'H2Y 1C66',
  'H2YY1C6',
  // Letters that no postal code has.
  ...'DFIOQU'.split('').flatMap((letter) => [`${letter}2Y 1C6`, `H2${letter} 1C6`, `H2Y 1${letter}6`]),
  // Letters that no postal code starts with.
  'W2Y 1C6',
  'Z2Y 1C6',
])('does not read %p', (text) => {
  expect(CANADA.readPostalCode(text)).toBeUndefined();
});

it('reads W and Z after the first letter', () => {
  expect(CANADA.readPostalCode('T2W 3Z5')).toBe('T2W 3Z5');
});

it.each([
  ['A1C 5M2', ['NL']],
  ['B3J 1S9', ['NS']],
  ['C1A 4P3', ['PE']],
  ['E1C 1H1', ['NB']],
  ['G1R 4S9', ['QC']],
  ['H2Y 1C6', ['QC']],
  ['J4H 1A1', ['QC']],
  ['K1A 0B1', ['ON']],
  ['L5B 3C1', ['ON']],
  ['M5H 2N2', ['ON']],
  ['N6A 4L9', ['ON']],
  ['P3A 5P3', ['ON']],
  ['R3B 1B9', ['MB']],
  ['S7K 0J5', ['SK']],
  ['T2P 2M5', ['AB']],
  ['V5Y 1V4', ['BC']],
  ['X1A 2N4', ['NT', 'NU']],
  ['Y1A 2C6', ['YT']],
])('finds the province of %s: %s', (postalCode, provinces) => {
  expect(CANADA.readPostalCode(postalCode)).toBe(postalCode);
  expect(provincesOfPostalCode(postalCode)).toEqual(provinces);
});

it('has the thirteen provinces and territories in English and French, each sorted by name', () => {
  for (const names of [CANADA.regions, FRENCH.provinces]) {
    expect(Object.keys(names)).toHaveLength(13);
    const sorted = Object.values(names).sort((a, b) => a.localeCompare(b, 'fr'));
    expect(Object.values(names)).toEqual(sorted);
  }
  expect(Object.keys(FRENCH.provinces).sort()).toEqual(Object.keys(CANADA.regions).sort());
  expect(FRENCH.provinces).toMatchObject({ QC: 'Québec', NB: 'Nouveau-Brunswick' });
});

it('shares no code with the states, so that a code names one country', () => {
  expect(Object.keys(CANADA.regions).filter((code) => code in UNITED_STATES.regions)).toEqual([]);
});

it('formats an address as Canada Post does (decision-locales.4)', () => {
  const address = {
    firstName: 'Léa',
    lastName: 'Roy',
    address1: '275, rue Notre-Dame Est',
    city: 'Montréal',
  };
  expect(addressLines({ ...address, state: 'QC', zipCode: 'H2Y 1C6', country: 'CA' })).toEqual([
    'Léa Roy',
    '275, rue Notre-Dame Est',
    'Montréal QC  H2Y 1C6',
  ]);
  expect(addressLines({ ...address, city: 'Natick', state: 'MA', zipCode: '01760' })).toContain(
    'Natick, MA 01760',
  );
});
