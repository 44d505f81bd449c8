import * as fc from 'fast-check';
import { getColorFamily } from './color-family.ts';
import { parseGtin, ignoredVolumePrices, parsePrice, parseVolumePrices, getPath } from './feed-fields.ts';

const cents = (text: string, currency: 'named' | 'understood' = 'named') => {
  const price = parsePrice(text, 'price', currency);
  return price.ok ? price.value : price.reason;
};

describe('a feed price', () => {
  it.each([
    ['12.34 USD', 1234],
    ['USD 12.3', 1230],
    ['12usd', 1200],
    ['$1,234.50', 123450],
    ['0.290000 USD', 29],
    ['4.35 USD', 435],
  ])('reads %s', (text, value) => expect(cents(text)).toBe(value));

  it('needs no currency where there is only one', () => expect(cents('19.99', 'understood')).toBe(1999));

  it.each([
    ['', 'price is empty'],
    ['12.34', 'price does not name its currency, as in "12.34 USD": "12.34"'],
    ['12.34 EUR', 'price is not in US dollars: "12.34 EUR"'],
    ['€12', 'price is not in US dollars: "€12"'],
    ['CAD 5.00', 'price is not in US dollars: "CAD 5.00"'],
    ['1.005 USD', 'price is not an amount in dollars and cents: "1.005 USD"'],
    ['-3 USD', 'price is not an amount in dollars and cents: "-3 USD"'],
    ['1,5 USD', 'price is not an amount in dollars and cents: "1,5 USD"'],
    ['99999999999 USD', 'price is too high: "99999999999 USD"'],
  ])('refuses %j', (text, reason) => expect(cents(text)).toBe(reason));

  it('is exact to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
        const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(cents(`${text} USD`)).toBe(amount);
        expect(cents(text, 'understood')).toBe(amount);
      }),
    );
  });
});

describe('volume prices', () => {
  const tiers = (text: string, currency: 'named' | 'understood' = 'named') => {
    const field = parseVolumePrices(text, 'volume_prices', currency, 1000);
    return field.ok ? field.value.map(({ minQty, priceMinor }) => [minQty, priceMinor]) : field.reason;
  };

  it.each([
    ['', []],
    ['10:8.99 USD', [[10, 899]]],
    [
      ' 10: 8.99 USD , 50 : $8.79;',
      [
        [10, 899],
        [50, 879],
      ],
    ],
  ])('are read from %j', (text, expected) => expect(tiers(text)).toEqual(expected));

  it('need no currency where there is only one', () =>
    expect(tiers('2:9', 'understood')).toEqual([[2, 900]]));

  it.each([
    ['8.99 USD', 'volume_prices is not a list such as "10:8.99 USD, 50:8.79 USD": "8.99 USD"'],
    ['2.5:8.99 USD', 'volume_prices is not a list such as "10:8.99 USD, 50:8.79 USD": "2.5:8.99 USD"'],
    ['1:8.99 USD', 'volume_prices has a quantity below 2: "1:8.99 USD"'],
    ['10:9 USD,10:8 USD', 'volume_prices does not have its quantities in ascending order: "10:8 USD"'],
    ['10:9 USD,5:8 USD', 'volume_prices does not have its quantities in ascending order: "5:8 USD"'],
    ['10:10.00 USD', 'volume_prices has a price that is not below the price of fewer units: "10:10.00 USD"'],
    ['5:9 USD,9:9 USD', 'volume_prices has a price that is not below the price of fewer units: "9:9 USD"'],
    ['5:0 USD', 'volume_prices has a price of 0: "5:0 USD"'],
    ['5:9', 'volume_prices does not name its currency, as in "12.34 USD": "9"'],
    ['5:9 EUR', 'volume_prices is not in US dollars: "9 EUR"'],
    [
      Array.from({ length: 11 }, (_, n) => `${n + 2}:${9 - n / 10} USD`).join(),
      'volume_prices has more than 10 prices',
    ],
  ])('%j are refused', (text, reason) => expect(tiers(text)).toBe(reason));

  it('have a warning when carts ignore one of them', () => {
    expect(ignoredVolumePrices([{ minQty: 10, priceMinor: 900 }], 1000)).toBeUndefined();
    expect(ignoredVolumePrices([{ minQty: 50, priceMinor: 900 }], 1000)).toBe(
      'carts ignore the volume price from 50 units: 50 would cost less than 49',
    );
  });
});

describe('other fields of a feed', () => {
  it('accepts a barcode number only with a valid check digit', () => {
    expect(parseGtin(" '4006381333931")).toBe('4006381333931');
    expect(parseGtin('0-36000-29145-2')).toBe('036000291452');
    expect(parseGtin('4006381333932')).toBeNull();
    expect(parseGtin('n/a')).toBeNull();
    expect(parseGtin('00000000')).toBeNull();
  });

  it('reads a category path', () => {
    expect(getPath('Office > Paper &gt;  Pens &amp; pencils')).toEqual(['Office', 'Paper', 'Pens & pencils']);
    expect(getPath(' > ')).toEqual([]);
    expect(getPath('a>b>c>d>e')).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['Black/White', 'Black'],
    ['Navy blue', 'Blue'],
    ['Light Gray', 'Gray'],
    ['Kraft', 'Brown'],
    ['Assorted colors', 'Assorted'],
    ['Rose gold', 'Yellow'],
    ['Cream', 'Beige'],
    ['Quiet', null],
  ])('knows the facet of %s', (name, family) => expect(getColorFamily(name)).toBe(family));
});
