import { CANADA } from '@foolscap/core/vocabulary';
import {
  EMPTY_ADDRESS,
  addressLines,
  checkAddress,
  fillPlace,
  getZipDigits,
  toAddress,
  toDraft,
} from './address.ts';
import { isEmail } from './email.ts';

const good = {
  ...EMPTY_ADDRESS,
  firstName: 'Pat',
  lastName: 'Reyes',
  address1: '12 Mill Lane',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phone: '(508) 555-0142',
};

describe('checkAddress', () => {
  it('accepts a valid address', () => expect(checkAddress(good)).toEqual({}));
  it.each([
    ['firstName', ' ', 'Enter a first name.'],
    ['lastName', '', 'Enter a last name.'],
    ['address1', '', 'Enter a street address.'],
    ['city', '', 'Enter a city.'],
    ['state', 'XX', 'Choose a state.'],
    ['zipCode', '1702', 'Invalid zip code'],
    ['zipCode', '01702-12', 'Invalid zip code'],
    ['zipCode', ' ', 'Enter a ZIP code.'],
    ['phone', '555-0142', 'Invalid phone number'],
    ['phone', '', 'Enter a phone number.'],
    ['phone', '+44 20 7946 0958', 'Enter a 10-digit US phone number.'],
    ['phone', '4111 1111 1111 1111', 'Enter a 10-digit US phone number.'],
  ])('reports %s = %p: %s', (field, value, message) => {
    expect(checkAddress({ ...good, [field]: value })).toEqual({ [field]: message });
  });
});

it('sends phone numbers as digits only, without the country code', () => {
  expect(toAddress({ ...good, phone: '+1 (508) 555-0142' }).phones).toEqual([{ number: '5085550142' }]);
  expect(toAddress(good).phones).toEqual([{ number: '5085550142' }]);
});

it('keeps the extension of a phone number', () => {
  const draft = { ...good, phone: '508-555-0142 x7' };
  expect(checkAddress(draft)).toEqual({});
  expect(toAddress(draft).phones).toEqual([{ number: '5085550142', extension: '7' }]);
  expect(toDraft(toAddress(draft)).phone).toBe('508-555-0142 x7');
});

it('sends a ZIP+4 code with its dash', () => {
  for (const zipCode of ['01702 4307', '01702\u20134307', '\u200b01702-4307\u00a0']) {
    expect(checkAddress({ ...good, zipCode })).toEqual({});
    expect(toAddress({ ...good, zipCode }).zipCode).toBe('01702-4307');
  }
  const draft = { ...good, zipCode: '017024307' };
  expect(checkAddress(draft)).toEqual({});
  expect(toAddress(draft).zipCode).toBe('01702-4307');
});

it('converts between form and wire without loss', () => {
  expect(toDraft(toAddress({ ...good, organizationName: ' Reyes & Co ', address2: 'Floor 2' }))).toEqual({
    ...good,
    organizationName: 'Reyes & Co',
    address2: 'Floor 2',
    phone: '5085550142',
  });
});

it('formats an address as on an envelope', () => {
  expect(addressLines(toAddress(good))).toEqual(['Pat Reyes', '12 Mill Lane', 'Framingham, MA 01702']);
});

it.each([
  ['pat@example.com', true],
  [' pat@example.com ', true],
  ['pat@example', false],
  ['pat example.com', false],
  ['@example.com', false],
  ['pat@exa mple.com', false],
  ['pat@example..com', false],
])('%p is an email address: %p', (text, expected) => expect(isEmail(text)).toBe(expected));

it.each([
  ['01760', '01760'],
  [' 01760-1234', '01760'],
  ['\u200b01760', '01760'],
  ['0176', undefined],
  ['', undefined],
])('reads the five digits of %j: %s', (typed, digits) => {
  expect(getZipDigits(typed)).toBe(digits);
});

describe('fillPlace', () => {
  const NATICK = { zipCode: '01760', city: 'Natick', state: 'MA' };
  const draft = { ...EMPTY_ADDRESS, zipCode: '01760' };

  it('fills in an empty city and state', () => {
    expect(fillPlace(draft, NATICK)).toEqual({ city: 'Natick', state: 'MA' });
    expect(fillPlace({ ...draft, zipCode: '01760-1234' }, NATICK)).toEqual({ city: 'Natick', state: 'MA' });
  });

  it('keeps the shopper’s input', () => {
    expect(fillPlace({ ...draft, city: 'Boston' }, NATICK)).toEqual({ state: 'MA' });
    expect(fillPlace({ ...draft, city: 'Boston', state: 'NY' }, NATICK)).toBeUndefined();
  });

  it('replaces values filled in for an earlier code, but not those changed by the shopper since', () => {
    const filled = { city: 'New York', state: 'NY' };
    expect(fillPlace({ ...draft, ...filled }, NATICK, filled)).toEqual({ city: 'Natick', state: 'MA' });
    expect(fillPlace({ ...draft, ...filled, city: 'Brooklyn' }, NATICK, filled)).toEqual({ state: 'MA' });
  });

  it('ignores the place of another code', () => {
    expect(fillPlace({ ...draft, zipCode: '02110' }, NATICK)).toBeUndefined();
    expect(fillPlace({ ...draft, zipCode: '0176' }, NATICK)).toBeUndefined();
  });
});

describe('an address in Canada', () => {
  const canadian = { ...good, city: 'Montréal', state: 'QC', zipCode: 'h2y1c6' };

  it('is sent with its country and its postal code in the usual form', () => {
    expect(checkAddress(canadian, undefined, CANADA)).toEqual({});
    expect(toAddress(canadian, CANADA)).toMatchObject({ state: 'QC', zipCode: 'H2Y 1C6', country: 'CA' });
  });

  it.each([
    ['state', 'MA', 'Choose a state.'],
    ['zipCode', '01702', 'Invalid zip code'],
    ['phone', '+33 1 70 18 99 00', 'Enter a 10-digit Canadian phone number.'],
  ])('reports %s = %p', (field, value, message) => {
    expect(checkAddress({ ...canadian, [field]: value }, undefined, CANADA)).toEqual({ [field]: message });
  });

  it('is refused in the United States', () => {
    expect(Object.keys(checkAddress(canadian))).toEqual(['state', 'zipCode']);
  });
});
