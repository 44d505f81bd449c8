import { effectiveTiers, unitPrice, type UnitPrices } from './index.ts';

describe('the price of a unit', () => {
  it.each([
    ['the list price', { list: 1000 }, 1, { price: 1000, source: 'LIST', base: 1000 }],
    ['a sale price', { list: 1000, sale: 800 }, 1, { price: 800, source: 'SALE', base: 1000 }],
    [
      'a volume price from its quantity on',
      { list: 1000, volume: [{ minQty: 10, price: 900 }] },
      10,
      { price: 900, source: 'VOLUME', base: 1000 },
    ],
    [
      'the list price below that quantity',
      { list: 1000, volume: [{ minQty: 10, price: 900 }] },
      9,
      { price: 1000 },
    ],
    [
      'a contract price, even above a sale price',
      { list: 1000, sale: 700, contract: 900 },
      1,
      { price: 900, source: 'CONTRACT' },
    ],
    [
      'a volume price of the contract',
      { list: 1000, sale: 700, contract: 900, volume: [{ minQty: 10, price: 850 }] },
      10,
      { price: 850, source: 'CONTRACT', base: 1000 },
    ],
    [
      'not a volume price that makes ten units cheaper than nine',
      { list: 1000, volume: [{ minQty: 10, price: 800 }] },
      10,
      { price: 1000, source: 'LIST' },
    ],
  ])('is %s', (_name, prices, qty, expected) => {
    expect(unitPrice(prices, qty)).toMatchObject(expected);
  });
});

it('lists the volume prices that apply', () => {
  const volume = [
    { minQty: 50, price: 800 },
    { minQty: 20, price: 890 },
    { minQty: 10, price: 900 },
    { minQty: 5, price: 950 },
  ];
  const quantities = (prices: Partial<UnitPrices>) =>
    effectiveTiers({ list: 1000, volume, ...prices }).map(({ minQty }) => minQty);
  // Fifty at $8.00 would cost less than 49 at $8.90.
  expect(quantities({})).toEqual([5, 10, 20]);
  expect(quantities({ sale: 920 })).toEqual([10, 20]);
  expect(quantities({ contract: 920 })).toEqual([10, 20]);
  expect(effectiveTiers({ list: 1000 })).toEqual([]);
});
