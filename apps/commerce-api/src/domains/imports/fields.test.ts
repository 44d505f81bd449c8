import fc from 'fast-check';
import { type DateOrder, parseDate } from './dates.ts';
import { cleanText, parseDiscount, parseNumber, parseQuantity, parseSales, parseZip } from './fields.ts';

const valueOf = <T>(field: { ok: true; value: T } | { ok: false; reason: string }): T | string =>
  field.ok ? field.value : field.reason;

describe('text', () => {
  it.each([
    ['  Conference\u00a0phone ', 'Conference phone'],
    ['tab\tand\nbreak', 'tab and break'],
    ['zero\u200bwidth\ufeff', 'zerowidth'],
    ['\u202eright to left', 'right to left'],
    ['11\u201d x 8\u00bd\u201d', '11\u201d x 8\u00bd\u201d'],
  ])('%j becomes %j', (text, clean) => expect(cleanText(text)).toBe(clean));

  it('is stable after one cleaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanText(text);
        expect(cleanText(once)).toBe(once);
        expect(once).not.toMatch(/[\u0000-\u001f\u00a0\u200b\ufeff]|^ | $| {2}/);
      }),
    );
  });
});

describe('numbers', () => {
  it.each([
    ['261.96', 261.96],
    [' 1,234,567.5 ', 1234567.5],
    ['$12.00', 12],
    ['-$3', -3],
    ['(3.20)', -3.2],
    ['1e3', 1000],
    ['\u00a05', 5],
  ])('%j is %d', (text, number) => expect(valueOf(parseNumber(text, 'sales'))).toBe(number));

  it.each(['', 'abc', '1.2.3', '1,23', '0x10', 'NaN', 'Infinity', '12 apples', '1e300'])(
    '%j is refused',
    (text) => expect(parseNumber(text, 'sales').ok).toBe(false),
  );

  it('are parsed in every notation', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(cents, fc.boolean(), fc.boolean(), (amount, grouped, dollar) => {
        const text = (amount / 100).toLocaleString('en-US', {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          useGrouping: grouped,
        });
        const field = parseSales(dollar ? `$${text}` : text);
        expect(field.ok && Math.round(field.value * 100)).toBe(amount);
      }),
    );
  });

  it('never throw, and never return a value that is not finite', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const field of [
          parseNumber(text, 'x'),
          parseQuantity(text),
          parseSales(text),
          parseDiscount(text),
        ]) {
          if (field.ok) expect(Number.isFinite(field.value)).toBe(true);
          else expect(field.reason.length).toBeLessThan(140);
        }
      }),
    );
  });

  it.each([
    ['3', 3],
    ['3.0', 3],
    ['0', 'quantity must be a whole number above 0, but is "0"'],
    ['-2', 'quantity must be a whole number above 0, but is "-2"'],
    ['2.5', 'quantity must be a whole number above 0, but is "2.5"'],
    ['', 'quantity is empty'],
  ])('quantity %j gives %j', (text, result) => expect(valueOf(parseQuantity(text))).toBe(result));

  it.each([
    ['', 0],
    ['0.45', 0.45],
    ['20%', 0.2],
    ['1', 1],
    ['1.01', 'discount must be from 0 to 1, or a percentage, but is "1.01"'],
    ['-0.1', 'discount must be from 0 to 1, or a percentage, but is "-0.1"'],
  ])('discount %j gives %j', (text, result) => expect(valueOf(parseDiscount(text))).toBe(result));
});

describe('dates', () => {
  it.each<[string, DateOrder | undefined, string]>([
    ['11/8/2018', 'mdy', '2018-11-08'],
    ['11/8/2018', 'dmy', '2018-08-11'],
    ['8.11.2018', 'dmy', '2018-11-08'],
    ['08-11-2018', 'dmy', '2018-11-08'],
    ['2/29/2020', undefined, '2020-02-29'],
    ['29.2.2020', undefined, '2020-02-29'],
    ['7/7/2020', undefined, '2020-07-07'],
    ['2018-11-08', 'dmy', '2018-11-08'],
    ['2018/11/08', undefined, '2018-11-08'],
    ['2018-11-08T10:00:00Z', undefined, '2018-11-08'],
    ['1/2/2018 0:00', 'mdy', '2018-01-02'],
    ['01/02/2018, 14:30', 'dmy', '2018-02-01'],
  ])('%j with the order %j is %j', (text, order, day) =>
    expect(valueOf(parseDate(text, 'date', order))).toBe(day),
  );

  it.each(['2/29/2019', '13/1/2018', '0/1/2018', '1/32/2018', '8.11/2018', '11/8/18', 'yesterday', ''])(
    '%j is refused with the month first',
    (text) => expect(parseDate(text, 'date', 'mdy').ok).toBe(false),
  );

  it('that are ambiguous are refused without an order', () => {
    expect(valueOf(parseDate('3/4/2018', 'date'))).toBe(
      'date can be 2018-03-04 or 2018-04-03: "3/4/2018". Write it as yyyy-mm-dd, or import with --dates mdy or --dates dmy',
    );
  });

  it('are parsed alike in every notation', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.constantFrom('/', '.', '-'), (date, separator) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, of] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
        expect(valueOf(parseDate([month, of, year].join(separator), 'date', 'mdy'))).toBe(iso);
        expect(valueOf(parseDate([of, month, year].join(separator), 'date', 'dmy'))).toBe(iso);
        expect(valueOf(parseDate(iso, 'date'))).toBe(iso);
      }),
    );
  });
});

describe('ZIP codes', () => {
  it.each([
    ['1841', 'United States', '01841'],
    ['501', '', '00501'],
    ['1841.0', 'USA', '01841'],
    ['02138-1234', 'U.S.', '02138'],
    ['', 'United States', ''],
    ['k1a 0b1', 'Canada', 'K1A 0B1'],
  ])('%j in %j is %j', (text, country, zip) => expect(valueOf(parseZip(text, country))).toBe(zip));

  it.each(['12', '123456', 'ABCDE', '1234-12'])('%j is rejected in the United States', (text) =>
    expect(parseZip(text, 'United States').ok).toBe(false),
  );

  it('get back leading zeros lost in a spreadsheet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 99_999 }), (number) => {
        const zip = valueOf(parseZip(String(number), 'United States'));
        expect(zip).toHaveLength(5);
        expect(Number(zip)).toBe(number);
      }),
    );
  });
});
