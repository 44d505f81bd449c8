import fc from 'fast-check';
import {
  assignFreeItems,
  dropFreeItems,
  type FreeItemOffer,
  getFreeItemChoices,
  hasFreeItemSection,
  type HeldFreeItem,
} from './free-items.ts';

const pens: FreeItemOffer = { promotionId: 'pens', itemIds: ['1', '2'], count: 2 };
const mug: FreeItemOffer = { promotionId: 'mug', itemIds: ['2'], count: 1 };

it('offers the units that are left of each offer', () => {
  expect(getFreeItemChoices([pens, mug], [{ promotionId: 'pens', itemId: '1', qty: 1 }])).toEqual([
    { promotionId: 'pens', itemId: '1', qty: 1 },
    { promotionId: 'pens', itemId: '2', qty: 1 },
    { promotionId: 'mug', itemId: '2', qty: 1 },
  ]);
  expect(getFreeItemChoices([mug], [{ promotionId: 'mug', itemId: '2', qty: 1 }])).toEqual([]);
});

it('takes units of an item from two offers', () => {
  expect(assignFreeItems([pens, mug], [], [{ itemId: '2', qty: 3 }])).toEqual([
    { promotionId: 'pens', itemId: '2', qty: 2 },
    { promotionId: 'mug', itemId: '2', qty: 1 },
  ]);
});

it.each([
  ['an item that no offer has', [{ itemId: '3', qty: 1 }]],
  ['more units than the offers have', [{ itemId: '2', qty: 4 }]],
  [
    'more units in several items',
    [
      { itemId: '1', qty: 2 },
      { itemId: '2', qty: 2 },
    ],
  ],
])('assigns nothing for %s', (_case, chosen) => {
  expect(assignFreeItems([pens, mug], [], chosen)).toBeUndefined();
});

it('drops the items of ended offers, and units above the count', () => {
  const held: HeldFreeItem[] = [
    { id: 'a', promotionId: 'pens', itemId: '1', qty: 1 },
    { id: 'b', promotionId: 'pens', itemId: '2', qty: 3 },
    { id: 'c', promotionId: 'pens', itemId: '2', qty: 1 },
    { id: 'd', promotionId: 'mug', itemId: '2', qty: 1 },
    { id: 'e', promotionId: 'pens', itemId: '9', qty: 1 },
  ];
  expect(dropFreeItems([pens], held)).toEqual({
    removals: ['c', 'd', 'e'],
    reduced: [{ id: 'b', qty: 1 }],
  });
});

it('never leaves more units than an offer has, and a second run changes nothing', () => {
  const itemId = fc.constantFrom('1', '2', '3');
  const offers = fc.uniqueArray(
    fc.record({
      promotionId: fc.constantFrom('p', 'q', 'r'),
      itemIds: fc.uniqueArray(itemId),
      count: fc.integer({ min: 0, max: 4 }),
    }),
    { selector: ({ promotionId }) => promotionId },
  );
  const units = fc.array(
    fc.record({
      promotionId: fc.constantFrom('p', 'q', 'r'),
      itemId,
      qty: fc.integer({ min: 1, max: 4 }),
    }),
  );
  fc.assert(
    fc.property(offers, units, (given, lines) => {
      const held = lines.map((line, index) => ({ ...line, id: String(index) }));
      const { removals, reduced } = dropFreeItems(given, held);
      const kept = held
        .filter(({ id }) => !removals.includes(id))
        .map((line) => ({ ...line, qty: reduced.find(({ id }) => id === line.id)?.qty ?? line.qty }));
      for (const { promotionId, count } of given) {
        const total = kept.reduce((sum, line) => sum + (line.promotionId === promotionId ? line.qty : 0), 0);
        expect(total).toBeLessThanOrEqual(count);
      }
      expect(dropFreeItems(given, kept)).toEqual({ removals: [], reduced: [] });
    }),
  );
});

it.each([
  [{ items: [{}], freeItems: [{}] }, true],
  [{ items: [{}], freeItems: [] }, false],
  [{ items: [{}] }, false],
  [{ items: [], freeItems: [{}] }, false],
])('shows the section of free items of %j: %s', (cart, shown) => {
  expect(hasFreeItemSection(cart)).toBe(shown);
});
