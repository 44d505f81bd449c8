import { passesLuhn } from './card.ts';

/** A range of an issuer's card number prefixes (bounds of equal length), with the minimum and maximum length of its numbers. */
type IssuerRange = readonly [from: string, to: string, fewest: number, most: number];

/**
 * The ranges in which payment networks issue cards. They include brands that the shop does not accept, because any card number in a text is
 * a leak. They do not include all digits, because otherwise one in ten phone lists or order numbers would count as a card.
 */
const ISSUER_RANGES: readonly IssuerRange[] = [
  ['4', '4', 13, 19],
  ['51', '55', 16, 16],
  ['2200', '2204', 16, 19],
  ['2221', '2720', 16, 16],
  ['34', '34', 15, 15],
  ['37', '37', 15, 15],
  ['300', '305', 14, 19],
  ['3095', '3095', 14, 19],
  ['36', '36', 14, 19],
  ['38', '39', 14, 19],
  ['352', '358', 16, 19],
  ['5018', '5020', 13, 19],
  ['5038', '5038', 13, 19],
  ['506', '509', 16, 19],
  ['5893', '5893', 13, 19],
  ['6011', '6011', 16, 19],
  ['6035', '6035', 16, 16],
  ['606', '608', 16, 19],
  ['62', '62', 16, 19],
  ['6304', '6304', 13, 19],
  ['636', '639', 16, 19],
  ['644', '659', 16, 19],
  ['6759', '6763', 13, 19],
  ['7972', '7972', 16, 16],
  ['81', '82', 16, 19],
  ['9792', '9792', 16, 16],
];

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** One digit of a text, in any script. */
interface TextDigit {
  value: number;
  start: number;
  end: number;
  /** True if the character before it is also a digit, so that no number can start here. */
  joined: boolean;
}

/** A part of a text: start position (inclusive) and end position (exclusive). */
export interface TextRange {
  start: number;
  end: number;
}

const isDigitChar = (char: string) => /^\p{Nd}$/u.test(char);

/** Returns the digits that a character represents: one for most, two for characters such as ⑩, none for everything else. */
function getDigits(codePoint: number): readonly number[] {
  if (codePoint < 0x80) return codePoint >= 0x30 && codePoint <= 0x39 ? [codePoint - 0x30] : [];
  const plain = String.fromCodePoint(codePoint).normalize('NFKC');
  if (/^[0-9]+$/.test(plain)) return [...plain].map(Number);
  if (!isDigitChar(plain)) return [];
  // In other scripts the ten digits have consecutive code points, starting at zero.
  let zero = codePoint;
  while (codePoint - zero < 9 && isDigitChar(String.fromCodePoint(zero - 1))) zero -= 1;
  return [codePoint - zero];
}

const isLetter = (char: string | undefined) => char !== undefined && /^\p{L}$/u.test(char);

/** Checks whether the letter at a position is a single x, which shoppers write between the groups of a number. */
const isLoneX = (text: string, at: number): boolean =>
  /^[xX]$/.test(text[at]!) && !isLetter(text[at - 1]) && !isLetter(text[at + 1]);

/** Splits the digits of a text into runs without letters in between, apart from a single x. */
function digitRuns(text: string): TextDigit[][] {
  const runs: TextDigit[][] = [];
  let run: TextDigit[] = [];
  let at = 0;
  for (const char of text) {
    const start = at;
    at += char.length;
    const values = getDigits(char.codePointAt(0)!);
    for (const value of values) run.push({ value, start, end: at, joined: run.at(-1)?.end === start });
    if (values.length === 0 && isLetter(char) && !isLoneX(text, start) && run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

function isIssued(digits: string): boolean {
  return ISSUER_RANGES.some(([from, to, fewest, most]) => {
    const prefix = digits.slice(0, from.length);
    return prefix >= from && prefix <= to && digits.length >= fewest && digits.length <= most;
  });
}

/** Invisible characters, such as zero-width spaces: digits on both sides look like one group. */
const INVISIBLE = /^[\p{Cf}\p{M}]*$/u;
/** One or two of the usual separators in card numbers, or one with spaces around it. */
const USUAL_GAP = /^(?:[\p{Zs}\t\p{Pd}.\p{Cf}\p{M}]{1,2}|\p{Zs}[\p{Pd}.]\p{Zs})$/u;

/** The grouping in which a run of digits is written. */
interface Grouping {
  /** Number of digits in each group. */
  sizes: number[];
  /** True if only the usual separators are between the groups. */
  isUsuallySeparated: boolean;
  /** True if the groups are separated by single commas only. */
  hasCommas: boolean;
}

function getGrouping(text: string, digits: readonly TextDigit[]): Grouping {
  const sizes = [1];
  let isUsuallySeparated = true;
  let hasCommas = true;
  for (const [index, { start }] of digits.entries()) {
    if (index === 0) continue;
    const gap = text.slice(digits[index - 1]!.end, start);
    if (INVISIBLE.test(gap)) sizes[sizes.length - 1]! += 1;
    else {
      sizes.push(1);
      isUsuallySeparated &&= USUAL_GAP.test(gap);
      hasCommas &&= gap === ',';
    }
  }
  return { sizes, isUsuallySeparated, hasCommas };
}

/** Group lengths printed on cards, other than fours: American Express, Diners Club, Maestro and UnionPay. */
const PRINTED_GROUPS: ReadonlySet<string> = new Set(['4,6,5', '4,6,4', '4,4,5', '6,13']);

/** Returns whether card numbers are written in these groups. Two item numbers, phone numbers or the parts of an order number are not. */
function isCardGrouping({ sizes, isUsuallySeparated, hasCommas }: Grouping): boolean {
  const last = sizes.at(-1)!;
  const earlier = sizes.slice(0, -1);
  if (earlier.length === 0 || sizes.every((size) => size === 1)) return true;
  if (earlier.every((size) => size === 4) && last <= 4) return true;
  if (PRINTED_GROUPS.has(sizes.join())) return true;
  // With commas, as in an amount.
  if (hasCommas && sizes.slice(1).every((size) => size === 3)) return true;
  if (!isUsuallySeparated) return false;
  // In pairs, or in fours with a missing separator.
  return (
    (earlier.every((size) => size === 2) && last <= 2) ||
    (sizes[0] === 4 && earlier.every((size) => size % 4 === 0))
  );
}

/** The scope of a card number search: a run of digits and the text that contains it. */
interface Search {
  text: string;
  run: readonly TextDigit[];
  /** True if the groups of the digits count; otherwise digits in any groups are a card number. */
  checksGroups: boolean;
}

/** Finds the longest card number that starts at a digit of a run; undefined if there is none. */
function cardAt({ text, run, checksGroups }: Search, from: number): TextRange | undefined {
  const digits = run
    .slice(from, from + MAX_DIGITS)
    .map(({ value }) => value)
    .join('');
  for (let length = digits.length; length >= MIN_DIGITS; length -= 1) {
    if (run[from + length]?.joined) continue;
    const number = digits.slice(0, length);
    if (!isIssued(number) || !passesLuhn(number)) continue;
    if (!checksGroups || isCardGrouping(getGrouping(text, run.slice(from, from + length))))
      return { start: run[from]!.start, end: run[from + length - 1]!.end };
  }
  return undefined;
}

/**
 * Finds payment card numbers in free text.
 *
 * A card number is 13 to 19 digits that lie in an issuer's range, have the length of that issuer's numbers and pass the Luhn check. Its
 * digits are in one group or in the groups of a card ({@link isCardGrouping}): 4-4-4-4, 4-6-5, one digit a group. Anything but letters may
 * be between these groups (spaces, dots, dashes, line breaks, invisible characters), and so may a single x; the digits may be of any script
 * or width, and letters or other numbers may be around it; it must not be part of a longer digit sequence. Phone numbers, ZIP codes, dates,
 * prices, UPC numbers and most order numbers are too short, and pairs of them have other groups. Fewer than one in ten longer numbers match
 * by chance. Numbers with letters in between are not found.
 */
export function findCardNumbers(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const run of digitRuns(text)) {
    let from = 0;
    while (run.length - from >= MIN_DIGITS) {
      const card = run[from]!.joined ? undefined : cardAt({ text, run, checksGroups: true }, from);
      if (card) found.push(card);
      from += 1;
      while (card && from < run.length && run[from]!.start < card.end) from += 1;
    }
  }
  return found;
}

/** Returns whether a text contains a card number by the rule of {@link findCardNumbers}. */
export const holdsCardNumber = (text: string): boolean => findCardNumbers(text).length > 0;

/**
 * Finds every sequence of digits as long as a card number or longer, and every card number within a longer one, whether or not its check
 * digit is valid: for logs, where masking too much does no harm.
 */
export function findCardLikeDigits(text: string): TextRange[] {
  return digitRuns(text).flatMap((run) => {
    if (run.length < MIN_DIGITS) return [];
    if (run.length <= MAX_DIGITS) return [{ start: run[0]!.start, end: run.at(-1)!.end }];
    return longGroups(text, run);
  });
}

/** In a run that is too long for a single card, finds sequences without gaps that are long enough, and complete card numbers. */
function longGroups(text: string, run: readonly TextDigit[]): TextRange[] {
  const ranges: TextRange[] = [];
  let from = 0;
  while (from < run.length) {
    let to = from + 1;
    while (run[to]?.joined) to += 1;
    const card = cardAt({ text, run, checksGroups: false }, from);
    if (card) {
      ranges.push(card);
      while (to < run.length && run[to]!.start < card.end) to += 1;
    } else if (to - from >= MIN_DIGITS) {
      ranges.push({ start: run[from]!.start, end: run[to - 1]!.end });
    }
    from = to;
  }
  return ranges;
}
