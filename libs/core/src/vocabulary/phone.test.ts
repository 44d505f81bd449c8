import { parsePhone, phoneError } from './phone.ts';

const TOO_LONG = 'Enter a 10-digit US phone number.';

it.each([
  ['213-555-0100', { number: '2135550100' }],
  ['+1 (213) 555-0100', { number: '2135550100' }],
  ['1 213 555 0100', { number: '2135550100' }],
  ['213-555-0100 x7', { number: '2135550100', extension: '7' }],
  ['213-555-0100x7', { number: '2135550100', extension: '7' }],
  ['+1 213.555.0100 ext. 1234', { number: '2135550100', extension: '1234' }],
  ['213-555-0100 extension 12', { number: '2135550100', extension: '12' }],
  ['213-555-0100 x', { number: '2135550100' }],
])('reads %p', (text, phone) => {
  expect(parsePhone(text)).toEqual(phone);
  expect(phoneError(text)).toBeUndefined();
});

it.each([
  ['', 'Enter a phone number.'],
  ['  ', 'Enter a phone number.'],
  ['\u200b\u00a0', 'Enter a phone number.'],
  ['\u200e+44 207 946 09', TOO_LONG],
  ['555-0142', 'Invalid phone number'],
  ['call me', 'Invalid phone number'],
  ['+44 20 7946 0958', TOO_LONG],
  ['+44 207 946 09', TOO_LONG],
  ['4111 1111 1111 1111', TOO_LONG],
  ['213-555-01007', TOO_LONG],
  ['2 213 555 0100', TOO_LONG],
  ['213-555-0100 x1234567', TOO_LONG],
])('refuses %p: %s', (text, message) => {
  expect(parsePhone(text)).toBeUndefined();
  expect(phoneError(text)).toBe(message);
});

it('rejects an extension if it is not allowed', () => {
  expect(phoneError('213-555-0100 x7', { allowsExtension: false })).toBe(TOO_LONG);
});

it('names the country of the site in the error for a foreign number', () => {
  expect(phoneError('+44 20 7946 0958', { country: 'CA' })).toBe('Enter a 10-digit Canadian phone number.');
  expect(phoneError('514-555-0142', { country: 'CA' })).toBeUndefined();
});
