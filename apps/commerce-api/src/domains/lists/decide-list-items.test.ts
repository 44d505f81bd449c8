import fc from 'fast-check';
import { MAX_LIST_ITEMS } from '@foolscap/lists/model';
import { decideAdditions, getPosition, type HeldItem } from './decide-list-items.ts';
import { getChanges } from './list-item-data.ts';

const sold = new Map(['pen', 'ink', 'pad'].map((sku) => [sku, { price: 100, in_stock: true }]));

it('adds each item once, and adds units to those that are there', () => {
  const held: HeldItem[] = [{ sku: 'pen', qty: 2, note: 'blue' }];
  const { results, inserts, updates } = decideAdditions(
    [
      { itemId: 'pen', qty: 3 },
      { itemId: 'ink', note: 'black' },
      { itemId: 'ink', qty: 2, note: '' },
      { itemId: 'glue' },
    ],
    held,
    sold,
    1,
  );
  expect(results.map(({ status, qty, messages }) => [status, qty, messages.map(({ code }) => code)])).toEqual(
    [
      ['INCREASED', 3, []],
      ['ADDED', 1, []],
      ['INCREASED', 2, []],
      ['REFUSED', 0, ['LIST_ITEM_NOT_SOLD']],
    ],
  );
  expect(inserts).toEqual([expect.objectContaining({ sku: 'ink', qty: 3, note: 'black' })]);
  expect(updates).toEqual([{ sku: 'pen', qty: 5, note: 'blue' }]);
});

it('limits units to 9,999 and items to the limit of a list', () => {
  const { results } = decideAdditions(
    [{ itemId: 'pen', qty: 9 }, { itemId: 'ink' }, { itemId: 'pad' }],
    [{ sku: 'pen', qty: 9995, note: '' }],
    sold,
    MAX_LIST_ITEMS - 1,
  );
  expect(results.map(({ status, qty }) => [status, qty])).toEqual([
    ['INCREASED', 4],
    ['ADDED', 1],
    ['REFUSED', 0],
  ]);
  expect(results.map(({ messages }) => messages.map(({ code }) => code))).toEqual([
    ['LIST_ITEM_LIMIT'],
    [],
    ['LIST_FULL'],
  ]);
});

it('an item that is no longer sold, but on the list, gets more units', () => {
  const { results } = decideAdditions([{ itemId: 'old' }], [{ sku: 'old', qty: 1, note: '' }], sold, 1);
  expect(results[0]!.status).toBe('INCREASED');
});

it('gives each request a result, and never more than one row for an item', () => {
  const request = fc.record({
    itemId: fc.constantFrom('pen', 'ink', 'pad', 'glue'),
    qty: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 30 }), fc.integer({ min: 1, max: 9999 }), (requests, qty) => {
      const { results, inserts, updates } = decideAdditions(
        requests,
        [{ sku: 'pen', qty, note: '' }],
        sold,
        1,
      );
      expect(results.map(({ itemId }) => itemId)).toEqual(requests.map(({ itemId }) => itemId));
      const rows = [...inserts, ...updates];
      expect(new Set(rows.map(({ sku }) => sku)).size).toBe(rows.length);
      for (const row of rows) expect(row.qty).toBeLessThanOrEqual(9999);
      const gained = (sku: string) =>
        results.filter(({ itemId }) => itemId === sku).reduce((sum, result) => sum + result.qty, 0);
      for (const row of rows) expect(row.qty).toBe(gained(row.sku) + (row.sku === 'pen' ? qty : 0));
    }),
  );
});

it.each<[number | undefined, number | undefined, number | undefined]>([
  [undefined, undefined, 1],
  [undefined, 1, 0],
  [3, undefined, 4],
  [1, 2, 1.5],
  [1, 1 + 1e-7, undefined],
])('places an item between %p and %p at %p', (before, after, position) =>
  expect(getPosition(before, after)).toBe(position),
);

it.each([
  [100, true, 100, 5, []],
  [100, true, 120, 5, ['PRICE_UP']],
  [100, true, 80, 0, ['PRICE_DOWN', 'OUT_OF_STOCK']],
  [100, false, 100, 1, ['BACK_IN_STOCK']],
  [100, false, 100, 0, []],
  [null, true, 100, 5, []],
  [100, true, undefined, 5, ['NO_LONGER_SOLD']],
])(
  'saved at %p, in stock %p; now %p with %p units: %j',
  (saved_price_minor, saved_in_stock, price, available, changes) =>
    expect(getChanges({ saved_price_minor, saved_in_stock, available, replacement: null }, price)).toEqual(
      changes,
    ),
);
