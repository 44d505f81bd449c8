import type { CountryCode } from '@foolscap/core/vocabulary';
import { checkAddress, storedAddress } from './addresses.ts';

const ADDRESS = { address1: '12 Mill Lane', firstName: 'Pat', lastName: 'Reyes', city: 'Natick' };
const check =
  (state: string, zipCode: string, site: CountryCode = 'US', country?: CountryCode) =>
  () =>
    checkAddress({ ...ADDRESS, state, zipCode, ...(country && { country }) }, 'address', site);

it.each(['01760', '01760-1234'])('accepts ZIP code %s in its state', (zipCode) => {
  expect(check('MA', zipCode)).not.toThrow();
});

it.each([
  ['10001', 'ZIP code 10001 is not in Massachusetts. Check the ZIP code and the state.'],
  ['00000', 'We couldn’t find ZIP code 00000. Check the ZIP code.'],
])('refuses ZIP code %s in another state, naming the field', (zipCode, message) => {
  expect(check('MA', zipCode)).toThrow(
    expect.objectContaining({ code: 'ADDRESS_INVALID', field: 'address.zipCode', message }),
  );
});

it.each([
  ['QC', 'H2Y 1C6'],
  ['QC', 'h2y1c6'],
  ['ON', 'K1A 0B1'],
  ['NU', 'X0A 0H0'],
  ['NT', 'X1A 2N4'],
])('accepts an address in %s with postal code %s on the Canadian site', (province, postalCode) => {
  expect(check(province, postalCode, 'CA', 'CA')).not.toThrow();
});

it.each([
  [
    'ON',
    'H2Y 1C6',
    'zipCode',
    'Postal code H2Y 1C6 is not in Ontario. Check the postal code and the province.',
  ],
  ['MA', 'H2Y 1C6', 'state', 'Choose a province or territory of Canada.'],
  ['QC', '01760', 'zipCode', 'Enter a valid postal code.'],
  ['QC', 'D2Y 1C6', 'zipCode', 'Enter a valid postal code.'],
])(
  'refuses an address in %s with postal code %s on the Canadian site: %s',
  (state, zipCode, field, message) => {
    expect(check(state, zipCode, 'CA')).toThrow(
      expect.objectContaining({ status: 400, field: `address.${field}`, message }),
    );
  },
);

it.each([
  ['US', 'CA', 'QC', 'H2Y 1C6'],
  ['CA', 'US', 'MA', '01760'],
] as const)('refuses on the site of %s an address of %s', (site, country, state, zipCode) => {
  expect(check(state, zipCode, site, country)).toThrow(
    expect.objectContaining({
      code: 'INVALID_REQUEST',
      field: 'address.country',
      message: `address.country must be ${site}.`,
    }),
  );
});

it('refuses a Canadian postal code on the site of the United States as any other text that is not a ZIP code', () => {
  expect(check('MA', 'H2Y 1C6')).toThrow(
    expect.objectContaining({
      code: 'INVALID_REQUEST',
      field: 'address.zipCode',
      message: 'Enter a valid ZIP code.',
    }),
  );
});

it.each([
  ['MA', '017601234', { zipCode: '01760-1234', country: 'US' }],
  ['QC', 'h2y1c6', { zipCode: 'H2Y 1C6', country: 'CA' }],
])('stores an address in %s with %s in its usual form', (state, zipCode, stored) => {
  expect(storedAddress({ ...ADDRESS, state, zipCode }, 'S')).toMatchObject(stored);
});
