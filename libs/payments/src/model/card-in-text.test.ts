import fc from 'fast-check';
import { findCardLikeDigits, findCardNumbers, holdsCardNumber } from './card-in-text.ts';
import { checkCardNumber, passesLuhn } from './card.ts';

describe('a card number in text', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    '4111  1111  1111  1111',
    '4111\n1111\n1111\n1111',
    '4111_1111/1111|1111',
    '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
    '4111x1111x1111x1111',
    '4111 X 1111 x 1111 X 1111',
    '4111,1111,1111,1111',
    '4,111,111,111,111,111',
    '４１１１１１１１１１１１１１１１',
    '４１１１ 1111 １１１１ 1111',
    '٤١١١ ١١١١ ١١١١ ١١١١',
    '𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏',
    '4111\u200b1111\u200b1111\u200b1111',
    'Visa4111111111111111please',
    'Charge 4111 1111 1111 1111 12/27 123, thank you',
    'PO 7: 4111 1111 1111 1111',
    'Suite 5, 4111111111111111',
    '378282246310005',
    '3782 822463 10005',
    '5555 5555 5555 4444',
    '2223 0000 4841 0010',
    '6011 1111 1111 1117',
    '3056 9309 0259 04',
    '3530 1113 3330 0000',
    '6200 0000 0000 0005',
    '6759 6498 2643 8453',
    '4222222222222',
    '6304 0000 0000 0000',
  ])('is found in %j', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each([
    '',
    'Ada Page',
    '1600 Pennsylvania Avenue NW, Washington, DC 20500-0003',
    '(508) 555-1234 ext. 5678',
    '508-555-1234, 617-555-9876',
    '+1 508 555 1234',
    'Open 9:00-17:30, Mon-Fri, since 04/12/1998',
    '2026-11-30 10:30:45',
    'PO-2026-000123456',
    '4006381333931',
    '036000291452',
    '4111 1111 1111 1112',
    '4111 1111 1111',
    '41111111111111111111111',
    '4111 a 1111 b 1111 c 1111',
    '4111xx1111xx1111xx1111',
    'Boxes of 1920 x 1080 x 400, 25 of them',
    'Budget 41,111,111',
    'Aisle 4, shelf 111, box 11111, rows 11 to 11',
    '9400 1118 9922 3033 0055 33',
    '123e4567-e89b-12d3-a456-426614174000',
    '1234567812345670',
    '0000 0000 0000 0000',
  ])('is not found in %j', (text) => {
    expect(findCardNumbers(text)).toEqual([]);
  });

  it('is found with its position, also when there are several', () => {
    const text = 'first 4111 1111 1111 1111, then 378282246310005!';
    expect(findCardNumbers(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '4111 1111 1111 1111',
      '378282246310005',
    ]);
  });
});

/** Prefixes of networks, and the lengths that their numbers have. */
const NETWORKS = [
  ['4', 13],
  ['4', 16],
  ['4', 19],
  ['51', 16],
  ['2221', 16],
  ['34', 15],
  ['37', 15],
  ['300', 14],
  ['36', 14],
  ['3528', 16],
  ['6011', 16],
  ['62', 19],
  ['65', 16],
  ['6759', 18],
  ['7972', 16],
  ['6035', 16],
] as const;

const withCheckDigit = (digits: string) =>
  [...'0123456789'].map((check) => digits + check).find((number) => passesLuhn(number))!;

const cardNumber = fc
  .constantFrom(...NETWORKS)
  .chain(([prefix, length]) =>
    fc
      .stringMatching(new RegExp(`^[0-9]{${length - prefix.length - 1}}$`))
      .map((rest) => withCheckDigit(prefix + rest)),
  );

const separator = fc.array(
  fc.constantFrom(
    ' ',
    '.',
    '-',
    '\u2013',
    '/',
    ',',
    '\u00a0',
    '\t',
    '\n',
    ' \u200b',
    '*',
    '(',
    ')',
    '"',
    '#',
    '🙂',
  ),
  { minLength: 1, maxLength: 4 },
);
/** Ways to write a digit. */
const ALPHABETS = ['0', '０', '٠', '०', '𝟎', '𝟢'].map((zero) => zero.codePointAt(0)!);

const written = fc
  .tuple(
    cardNumber,
    fc.constantFrom(1, 4, 19),
    fc.array(separator, { minLength: 18, maxLength: 18 }),
    fc.array(fc.constantFrom(...ALPHABETS), { minLength: 19, maxLength: 19 }),
  )
  .map(([number, groupSize, separators, alphabets]) =>
    [...number]
      .map(
        (digit, place) =>
          String.fromCodePoint(alphabets[place]! + Number(digit)) +
          ((place + 1) % groupSize === 0 ? (separators[place]?.join('') ?? '') : ''),
      )
      .join(''),
  );
const words = fc.stringMatching(/^[A-Za-zé,.!? ]{0,20}$/);

it('finds every card number, however it is written, and whatever text is around it', () => {
  fc.assert(
    fc.property(words, written, words, (before, number, after) => {
      expect(holdsCardNumber(before + number + after)).toBe(true);
      expect(findCardLikeDigits(before + number + after)).toHaveLength(1);
    }),
  );
});

it('finds a card number separated from other numbers', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^([0-9]{1,6} ){0,4}$/),
      cardNumber,
      fc.stringMatching(/^( [0-9]{1,6}){0,4}$/),
      (before, number, after) => {
        expect(holdsCardNumber(before + number + after)).toBe(true);
      },
    ),
  );
});

it('finds every number that the card field accepts and an issuer assigns', () => {
  fc.assert(
    fc.property(cardNumber, (number) => {
      expect(holdsCardNumber(number)).toBe(true);
      if (checkCardNumber(number).ok) expect(passesLuhn(number)).toBe(true);
    }),
  );
});

it('ignores numbers of at most twelve digits', () => {
  const number = fc.stringMatching(/^[0-9]{1,3}([ .-][0-9]{1,3}){0,3}$/);
  // A single x is a separator.
  const word = fc.stringMatching(/^[A-Za-zé]{1,12}$/).filter((each) => !/^x$/i.test(each));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, number), { maxLength: 12 }), (parts) => {
      const text = parts.flat().join(' ');
      expect(findCardNumbers(text)).toEqual([]);
      expect(findCardLikeDigits(text)).toEqual([]);
    }),
  );
});

it('ignores long numbers with a wrong check digit', () => {
  fc.assert(
    fc.property(cardNumber, fc.integer({ min: 1, max: 9 }), (number, shift) => {
      const last = (Number(number.at(-1)) + shift) % 10;
      expect(findCardNumbers(number.slice(0, -1) + String(last))).toEqual([]);
    }),
  );
});

it.each([
  ['1234567890123', ['1234567890123']],
  ['id12345678901234567890123456x', ['12345678901234567890123456']],
  ['4111 1111 1111 1111 12/27 123', ['4111 1111 1111 1111']],
  ['phones 508 555 1234 and 617 555 9876', []],
  ['at 2026-11-30T10:30:45.123Z', []],
])('finds the digits that a log must redact in %j', (text, hidden) => {
  expect(findCardLikeDigits(text).map(({ start, end }) => text.slice(start, end))).toEqual(hidden);
});
