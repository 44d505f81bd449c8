import fc from 'fast-check';
import { decideAddition, decideMergedQuantity, decideQuantity, stockMessages } from './line-quantity.ts';

const bounds = { inLine: 0, inOtherLines: 0, available: 100, limit: null };
const outcome = ({ qty, qtyAdded, messages }: ReturnType<typeof decideQuantity>) => [
  qty,
  qtyAdded,
  messages[0]?.code,
];

describe('an addition', () => {
  it.each([
    ['fits', 3, bounds, [3, 3, undefined]],
    ['fits exactly', 100, bounds, [100, 100, undefined]],
    ['is cut to the stock', 101, bounds, [100, 100, 'PARTIAL_QTY_AVAILABLE']],
    ['finds nothing', 1, { ...bounds, available: 0 }, [0, 0, 'OUT_OF_STOCK']],
    [
      'leaves a line whose item has sold out as it is',
      1,
      { ...bounds, inLine: 4, available: 0 },
      [4, 0, 'OUT_OF_STOCK'],
    ],
    [
      'never lowers a line above the stock',
      1,
      { ...bounds, inLine: 9, available: 5 },
      [9, 0, 'PARTIAL_QTY_AVAILABLE'],
    ],
    [
      'shares the stock with other lines',
      5,
      { ...bounds, inOtherLines: 98 },
      [2, 2, 'PARTIAL_QTY_AVAILABLE'],
    ],
    ['is cut to the limit', 9, { ...bounds, limit: 4 }, [4, 4, 'QTY_LIMIT_EXCEEDED']],
    ['names stock before limit', 9, { ...bounds, limit: 4, available: 4 }, [4, 4, 'PARTIAL_QTY_AVAILABLE']],
    ['is at the limit', 1, { ...bounds, inLine: 4, limit: 4 }, [4, 0, 'QTY_LIMIT_ITEM']],
    ['is at the limit in all lines', 1, { ...bounds, inOtherLines: 4, limit: 4 }, [0, 0, 'QTY_LIMIT_ITEM']],
    ['is above the limit', 1, { ...bounds, inLine: 6, limit: 4 }, [6, 0, 'EXCEEDED_LIMIT']],
    [
      'is cut to the line limit',
      99_999,
      { ...bounds, available: 50_000 },
      [9999, 9999, 'EXCEEDS_MAX_LINE_QTY'],
    ],
  ] as const)('%s', (_name, requested, given, expected) => {
    expect(outcome(decideAddition(requested, given))).toEqual(expected);
  });
});

describe('an item that is sold in multiples of 10', () => {
  const codes = ({ qty, qtyAdded, messages }: ReturnType<typeof decideQuantity>) => [
    qty,
    qtyAdded,
    ...messages.map(({ code }) => code),
  ];
  const tens = { ...bounds, multiple: 10 };

  it.each([
    ['fits', 20, tens, [20, 20]],
    ['is rounded up', 1, tens, [10, 10, 'ORDER_MULTIPLE']],
    ['is rounded up to exactly the stock', 15, { ...tens, available: 20 }, [20, 20, 'ORDER_MULTIPLE']],
    ['completes a line from before', 10, { ...tens, inLine: 7 }, [20, 13, 'ORDER_MULTIPLE']],
    [
      'is cut to full multiples',
      30,
      { ...tens, available: 25 },
      [20, 20, 'PARTIAL_QTY_AVAILABLE', 'ORDER_MULTIPLE'],
    ],
    ['is cut to a stock of multiples', 30, { ...tens, available: 20 }, [20, 20, 'PARTIAL_QTY_AVAILABLE']],
    ['finds less than one multiple', 10, { ...tens, available: 9 }, [0, 0, 'OUT_OF_STOCK', 'ORDER_MULTIPLE']],
    [
      'has a limit below one multiple',
      10,
      { ...tens, limit: 5 },
      [0, 0, 'QTY_LIMIT_EXCEEDED', 'ORDER_MULTIPLE'],
    ],
    [
      'is cut to the line limit',
      9999,
      { ...tens, available: 50_000 },
      [9990, 9990, 'EXCEEDS_MAX_LINE_QTY', 'ORDER_MULTIPLE'],
    ],
  ] as const)('an addition %s', (_name, requested, given, expected) => {
    expect(codes(decideAddition(requested, given))).toEqual(expected);
  });

  it.each([
    ['is rounded up', 15, { ...tens, inLine: 10 }, [20, 10, 'ORDER_MULTIPLE']],
    ['is lowered to one multiple', 3, { ...tens, inLine: 20 }, [10, -10, 'ORDER_MULTIPLE']],
    ['stays what it is, even if it is no multiple', 7, { ...tens, inLine: 7 }, [7, 0]],
    [
      'is lowered while the item has sold out',
      5,
      { ...tens, inLine: 20, available: 0 },
      [10, -10, 'OUT_OF_STOCK'],
    ],
  ] as const)('a quantity that is set %s', (_name, wanted, given, expected) => {
    expect(codes(decideQuantity(wanted, given))).toEqual(expected);
  });

  it('always ends at a multiple within stock and limits, and explains every difference', () => {
    const anyBounds = fc.record({
      multiple: fc.integer({ min: 2, max: 50 }),
      packs: fc.integer({ min: 0, max: 20 }),
      inOtherLines: fc.integer({ min: 0, max: 300 }),
      available: fc.integer({ min: 0, max: 2000 }),
      limit: fc.option(fc.integer({ min: 1, max: 500 })),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12_000 }), anyBounds, (requested, { packs, ...given }) => {
        const inLine = packs * given.multiple;
        const { qty, qtyAdded, messages } = decideAddition(requested, { ...given, inLine });
        expect(qty % given.multiple).toBe(0);
        expect(qtyAdded).toBeGreaterThanOrEqual(0);
        if (qtyAdded > 0)
          expect(qty + given.inOtherLines).toBeLessThanOrEqual(
            Math.min(given.available, given.limit ?? Infinity),
          );
        expect(messages.length > 0).toBe(qtyAdded !== requested);
      }),
    );
  });
});

describe('a quantity that is set', () => {
  it.each([
    ['up', 7, { ...bounds, inLine: 2 }, [7, 5, undefined]],
    ['down', 1, { ...bounds, inLine: 2 }, [1, -1, undefined]],
    ['down while the item has sold out', 1, { ...bounds, inLine: 4, available: 0 }, [1, -3, 'OUT_OF_STOCK']],
    ['up while the item has sold out', 9, { ...bounds, inLine: 4, available: 0 }, [4, 0, 'OUT_OF_STOCK']],
    [
      'above a stock that has shrunk',
      9,
      { ...bounds, inLine: 9, available: 5 },
      [5, -4, 'PARTIAL_QTY_FIXED'],
    ],
    ['above the stock', 9, { ...bounds, inLine: 2, available: 5 }, [5, 3, 'PARTIAL_QTY_FIXED']],
    ['above the limit', 9, { ...bounds, inLine: 2, limit: 5 }, [5, 3, 'QTY_LIMIT_EXCEEDED']],
    ['up at the limit', 9, { ...bounds, inLine: 5, limit: 5 }, [5, 0, 'QTY_LIMIT_ITEM']],
    ['up above the limit', 9, { ...bounds, inLine: 7, limit: 5 }, [5, -2, 'EXCEEDED_LIMIT']],
  ] as const)('%s', (_name, wanted, given, expected) => {
    expect(outcome(decideQuantity(wanted, given))).toEqual(expected);
  });
});

it('reports the available units', () => {
  expect(stockMessages(0, 1)[0]).toMatchObject({ code: 'OUT_OF_STOCK', type: 'ERROR' });
  expect(stockMessages(1, 2)[0]!.description).toBe('Only 1 of this item is available.');
  expect(stockMessages(2, 3)[0]!.description).toBe('Only 2 of this item are available.');
  expect(stockMessages(3, 3)).toEqual([]);
});

it('never exceeds stock, limit or line limit, never drops below zero, and explains every difference', () => {
  const anyBounds = fc.record({
    inLine: fc.integer({ min: 0, max: 9999 }),
    inOtherLines: fc.integer({ min: 0, max: 9999 }),
    available: fc.integer({ min: 0, max: 30_000 }),
    limit: fc.option(fc.integer({ min: 1, max: 500 })),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), anyBounds, (requested, given) => {
      const { qty, qtyAdded, prevQty, messages } = decideAddition(requested, given);
      expect(qty).toBe(prevQty + qtyAdded);
      expect(qtyAdded).toBeGreaterThanOrEqual(0);
      if (qtyAdded > 0) {
        expect(qty + given.inOtherLines).toBeLessThanOrEqual(
          Math.min(given.available, given.limit ?? Infinity),
        );
        expect(qty).toBeLessThanOrEqual(9999);
      }
      expect(messages.length > 0).toBe(qtyAdded < requested);
    }),
  );
});

it('reports that another cart’s units were lowered to the stock, and never lowers the line’s own units', () => {
  expect(decideMergedQuantity(9, { ...bounds, inLine: 2, available: 5 })).toMatchObject({
    qty: 5,
    messages: [{ code: 'PARTIAL_QTY_FIXED' }],
  });
  expect(decideMergedQuantity(1, { ...bounds, inLine: 9, available: 5 })).toMatchObject({
    qty: 9,
    qtyAdded: 0,
  });
});
