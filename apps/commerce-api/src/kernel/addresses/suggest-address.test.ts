import { suggestAddress } from './suggest-address.ts';

const suggest = (city: string, state: string, zipCode: string) => {
  const address = { firstName: 'Pat', address1: '12 Mill Lane', city, state, zipCode };
  const suggested = suggestAddress(address);
  expect(suggested ?? address).toMatchObject({ firstName: 'Pat', address1: '12 Mill Lane', zipCode });
  return suggested && `${suggested.city}, ${suggested.state}`;
};

it.each([
  ['Natick', 'MA', '01760'],
  ['NATICK', 'MA', '01760-1234'],
  ['  natick ', 'MA', '01760'],
  // Cities of other codes in the area.
  ['Framingham', 'MA', '01760'],
  ['St. Louis', 'MO', '63101'],
  ['St Louis', 'MO', '63101'],
  ['Mt Vernon', 'NY', '10550'],
  ['Ft. Worth', 'TX', '76102'],
  ['Coeur dAlene', 'ID', '83814'],
  ['Mc Lean', 'VA', '22102'],
  ['Cañon City', 'CO', '81212'],
  ['San José', 'CA', '95112'],
  ['New York City', 'NY', '10001'],
  ['Washington, D.C.', 'DC', '20001'],
  ['Winston-Salem', 'NC', '27101'],
  ['N. Little Rock', 'AR', '72114'],
])('accepts %s, %s %s', (city, state, zip) => {
  expect(suggest(city, state, zip)).toBeUndefined();
});

it.each([
  ['Boston', 'MA', '01760', 'Natick, MA'],
  ['Natik', 'MA', '01760', 'Natick, MA'],
  ['Natick', 'RI', '01760', 'Natick, MA'],
  ['Fishers Island', 'CT', '06390', 'Fishers Island, NY'],
  // A city in the same area, but in another state.
  ['New London', 'NY', '06390', 'Fishers Island, NY'],
])('suggests for %s, %s %s: %s', (...[city, state, zip, suggested]) => {
  expect(suggest(city, state, zip)).toBe(suggested);
});

it('suggests nothing for a code that is not in the table', () => {
  expect(suggest('Nowhere', 'MA', '01700')).toBeUndefined();
  expect(suggest('Nowhere', 'MA', '00000')).toBeUndefined();
});
