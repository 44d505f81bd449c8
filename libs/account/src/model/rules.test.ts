import { looksLikeEmail, passwordFault } from './rules.ts';

it.each([
  ['short', 'SHORT'],
  ['a phrase of words', undefined],
  ['ñandú123', undefined],
  ['🦊🐻🐼🐨🐯🦁🐮', 'SHORT'],
  ['🦊🐻🐼🐨🐯🦁🐮🐷', undefined],
  ['x'.repeat(129), 'LONG'],
  ['🦊🐻'.repeat(64), undefined],
  ['Pat@Example.com', 'IS_EMAIL'],
  ['zzzzzzzz', 'COMMON'],
  ['🦊'.repeat(8), 'COMMON'],
  ['known one', 'COMMON'],
])('the password %s is %s', (password, fault) => {
  expect(passwordFault(password, 'pat@example.com', new Set(['known one']))).toBe(fault);
});

it.each([
  ['pat@example.com', true],
  [' pat@example.com ', true],
  ['pat@example', false],
  ['pat at example.com', false],
  ["o'brien+desk@ex-ample.co.uk", true],
  ['eve,pat@example.com', false],
  ['eve;pat@example.com', false],
  ['eve<pat@example.com', false],
  ['pat@example.com>', false],
  ['"eve"pat@example.com', false],
  [`${'x'.repeat(250)}@example.com`, false],
])('%s is an address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected);
});
