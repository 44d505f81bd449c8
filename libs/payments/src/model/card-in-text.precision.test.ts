import fc from 'fast-check';
import { findCardNumbers, holdsCardNumber } from './card-in-text.ts';

/** Test numbers published by networks and gateways, one line per network and card length. */
const TEST_CARDS = [
  '4111111111111111',
  '4012888888881881',
  '4222222222222',
  '5555555555554444',
  '5105105105105100',
  '2223000048410010',
  '378282246310005',
  '371449635398431',
  '30569309025904',
  '38520000023237',
  '6011111111111117',
  '6011000990139424',
  '3530111333300000',
  '6200000000000005',
  '6304000000000000',
  '6759649826438453',
];
const everyFour = (number: string) => number.match(/.{1,4}/g)!;
/** Ways to write a card number in groups. */
const GROUPINGS: Record<string, (number: string) => string[]> = {
  'without groups': (number) => [number],
  'in fours': everyFour,
  'digit by digit': (number) => [...number],
  'as printed on the card': (number) =>
    number.length === 15
      ? [number.slice(0, 4), number.slice(4, 10), number.slice(10)]
      : number.length === 14
        ? [number.slice(0, 4), number.slice(4, 10), number.slice(10)]
        : everyFour(number),
};
const SEPARATORS = [
  ' ',
  '  ',
  '-',
  ' - ',
  '.',
  '\u00a0',
  '\u2011',
  '\u2013',
  ', ',
  ' / ',
  '/',
  '\n',
  '\t',
  '_',
  '|',
  '\u200b',
];

describe.each(Object.entries(GROUPINGS))('every test card number %s', (_, group) => {
  it.each(SEPARATORS)('is found with the separator %j', (separator) => {
    for (const card of TEST_CARDS) {
      const text = group(card).join(separator);
      expect([text, findCardNumbers(`Card ${text}, thanks`).length]).toEqual([text, 1]);
    }
  });
});

it.each([' ', '-', '.', '\u00a0'])('finds a number with a group separator %j left out', (separator) => {
  for (const groups of [
    ['4111', '11111111', '1111'],
    ['4111', '1111', '11111111'],
    ['4111', '111111111111'],
  ])
    expect(holdsCardNumber(groups.join(separator))).toBe(true);
});

describe('retail numbers that are not card numbers', () => {
  const runs = { numRuns: 1000 };
  const joint = fc.constantFrom(', ', ' ', '; ', ' / ', '/', '\n', ' - ', '-', ',');
  const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));

  it('accepts two item numbers', () => {
    const item = digits(6).map((rest) => `24${rest}`);
    fc.assert(
      fc.property(item, joint, item, (one, between, other) => {
        expect(findCardNumbers(`Compare items ${one}${between}${other}.`)).toEqual([]);
      }),
      runs,
    );
  });

  it('accepts two phone numbers', () => {
    const phone = fc
      .tuple(
        fc.constantFrom('213', '305', '408', '415', '510', '520', '551', '602', '620', '650', '816'),
        digits(3),
        digits(4),
        fc.constantFrom('-', ' ', '.'),
      )
      .map(([area, exchange, line, between]) => [area, exchange, line].join(between));
    fc.assert(
      fc.property(phone, joint, phone, (one, between, other) => {
        expect(findCardNumbers(`Call ${one}${between}${other}.`)).toEqual([]);
      }),
      runs,
    );
  });

  it('accepts an SAP purchase order number with its item number', () => {
    fc.assert(
      fc.property(digits(8), digits(5), fc.constantFrom('-', ' ', '/', '.'), (order, item, between) => {
        expect(findCardNumbers(`45${order}${between}${item}`)).toEqual([]);
      }),
      runs,
    );
  });
});
