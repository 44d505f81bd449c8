import { maskDigits, maskEmail, shortName } from './agents.ts';

it.each([
  ['ines.vellum@example.com', 'i***@example.com'],
  ['a@b@example.com', 'a***@example.com'],
  ['no address', '***'],
  ['@example.com', '***'],
])('masks the email address %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['2155550142', 2, '***42'],
  ['1084420417', 4, '***0417'],
  ['123', 4, '***3'],
  ['', 2, ''],
])('masks %s', (digits, shown, masked) => {
  expect(maskDigits(digits, shown)).toBe(masked);
});

it.each([
  ['Ines', 'Vellum', 'Ines V.'],
  ['Ines', '', 'Ines'],
])('shortens %s %s', (first, last, short) => {
  expect(shortName(first, last)).toBe(short);
});
