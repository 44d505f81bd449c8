import fc from 'fast-check';
import {
  changeFreeItems,
  type FreeItemOffer,
  type FreeItemUnits,
  getFreeItems,
  hasFreeItemSection,
  mergeFreeItems,
} from './free-items.ts';

const item = (itemId: string, available = 10) => ({ itemId, available });
const pens: FreeItemOffer = { promotionId: 'pens', units: 2, items: [item('red'), item('blue')] };
const mug: FreeItemOffer = { promotionId: 'mug', units: 1, items: [item('mug')] };
const units = (promotionId: string, itemId: string, qty: number): FreeItemUnits => ({
  promotionId,
  itemId,
  qty,
});

it('offers the items of a choice until its units are chosen', () => {
  expect(getFreeItems([pens], [])).toEqual({
    held: [],
    choices: [units('pens', 'red', 2), units('pens', 'blue', 2)],
    lost: [],
  });
  expect(getFreeItems([pens], [units('pens', 'red', 1)])).toEqual({
    held: [units('pens', 'red', 1)],
    choices: [units('pens', 'red', 1), units('pens', 'blue', 1)],
    lost: [],
  });
  expect(getFreeItems([pens], [units('pens', 'red', 2)]).choices).toEqual([]);
});

it('gives a single item by itself, until the shopper declines it', () => {
  expect(getFreeItems([mug], [])).toEqual({ held: [units('mug', 'mug', 1)], choices: [], lost: [] });
  expect(getFreeItems([mug], [units('mug', 'mug', 0)])).toEqual({
    held: [],
    choices: [units('mug', 'mug', 1)],
    lost: [],
  });
  expect(getFreeItems([{ ...mug, items: [item('mug', 0)] }], [])).toEqual({
    held: [],
    choices: [],
    lost: [],
  });
});

it('names choices that the cart does not get, and gives them again', () => {
  const chosen = [units('pens', 'red', 2), units('mug', 'mug', 1)];
  const soldOut = { ...pens, items: [item('red', 1), item('blue', 0)] };
  expect(getFreeItems([soldOut], chosen)).toEqual({
    held: [units('pens', 'red', 1)],
    choices: [],
    lost: [
      { promotionId: 'mug', itemId: 'mug', reason: 'NOT_OFFERED' },
      { promotionId: 'pens', itemId: 'red', reason: 'OUT_OF_STOCK' },
    ],
  });
  expect(getFreeItems([pens, mug], chosen).held).toEqual(chosen);
});

it('replaces one item by another in one call', () => {
  const chosen = [units('pens', 'red', 2)];
  expect(changeFreeItems([pens], chosen, { added: [{ itemId: 'blue', qty: 1 }] })).toBeUndefined();
  const changed = changeFreeItems([pens], chosen, {
    removed: ['red'],
    added: [{ itemId: 'blue', qty: 2 }],
  })!;
  expect(getFreeItems([pens], changed).held).toEqual([units('pens', 'blue', 2)]);
});

it('drops an older choice that has no units when another item is chosen', () => {
  const soldOut = { ...pens, units: 1, items: [item('red', 0), item('blue')] };
  const chosen = changeFreeItems([soldOut], [units('pens', 'red', 1)], {
    added: [{ itemId: 'blue', qty: 1 }],
  })!;
  // Red is back in stock and does not replace blue.
  expect(getFreeItems([{ ...pens, units: 1 }], chosen).held).toEqual([units('pens', 'blue', 1)]);
});

it('replaces an item where carts were joined with more choices than the offer has units', () => {
  const offer = { ...pens, units: 1, items: [...pens.items, item('green')] };
  const joined = mergeFreeItems([units('pens', 'red', 1)], [units('pens', 'blue', 1)]);
  const changed = changeFreeItems([offer], joined, {
    removed: ['red'],
    added: [{ itemId: 'green', qty: 1 }],
  })!;
  expect(getFreeItems([offer], changed).held).toEqual([units('pens', 'green', 1)]);
});

it('removes an item that a call names twice once', () => {
  const chosen = [units('pens', 'red', 2)];
  const changed = changeFreeItems([pens], chosen, { removed: ['red', 'red'] })!;
  expect(getFreeItems([pens], changed).held).toEqual([]);
});

it.each(['NOT_SOLD', 'NOT_DELIVERED'] as const)('an item that is %s still leaves a choice', (unavailable) => {
  const offer: FreeItemOffer = { ...pens, items: [{ ...item('red'), unavailable }, item('blue')] };
  expect(getFreeItems([offer], [])).toEqual({ held: [], choices: [units('pens', 'blue', 2)], lost: [] });
  expect(getFreeItems([offer], [units('pens', 'red', 1)]).lost).toEqual([
    { promotionId: 'pens', itemId: 'red', reason: unavailable },
  ]);
});

it('takes units of an item from several offers', () => {
  const other = { ...pens, promotionId: 'other', units: 1 };
  const changed = changeFreeItems([pens, other], [], { added: [{ itemId: 'red', qty: 3 }] })!;
  expect(getFreeItems([pens, other], changed).held).toEqual([
    units('pens', 'red', 2),
    units('other', 'red', 1),
  ]);
});

it('gives no more of an item than its stock, however many offers have it', () => {
  const scarce = item('red', 2);
  const offers = [
    { ...pens, units: 1, items: [scarce, item('blue')] },
    { ...pens, promotionId: 'other', items: [scarce, item('green')] },
  ];
  expect(changeFreeItems(offers, [], { added: [{ itemId: 'red', qty: 3 }] })).toBeUndefined();
  const changed = changeFreeItems(offers, [], { added: [{ itemId: 'red', qty: 2 }] })!;
  expect(getFreeItems(offers, changed).lost).toEqual([]);
});

it('declines an item in every offer that would give it', () => {
  const offers = ['one', 'two'].map((promotionId) => ({ ...mug, promotionId, items: [item('mug', 1)] }));
  const declined = changeFreeItems(offers, [], { removed: ['mug'] })!;
  expect(getFreeItems(offers, declined).held).toEqual([]);
});

it('declines a single item, and takes it back', () => {
  const declined = changeFreeItems([mug], [], { removed: ['mug'] })!;
  expect(getFreeItems([mug], declined).held).toEqual([]);
  const taken = changeFreeItems([mug], declined, { added: [{ itemId: 'mug', qty: 1 }] })!;
  expect(getFreeItems([mug], taken).held).toEqual([units('mug', 'mug', 1)]);
});

it.each([
  ['an item that no offer has', { added: [{ itemId: 'green', qty: 1 }] }],
  ['more units than the offer has', { added: [{ itemId: 'red', qty: 3 }] }],
  [
    'more units of several items',
    {
      added: [
        { itemId: 'red', qty: 2 },
        { itemId: 'blue', qty: 1 },
      ],
    },
  ],
  ['the removal of an item that is not in the cart', { removed: ['blue'] }],
])('refuses %s', (_case, request) => {
  expect(changeFreeItems([pens], [units('pens', 'red', 0)], request)).toBeUndefined();
});

it('merges choices; the first cart decides about an item of both', () => {
  expect(mergeFreeItems([units('mug', 'mug', 0)], [units('mug', 'mug', 1), units('pens', 'red', 1)])).toEqual(
    [units('mug', 'mug', 0), units('pens', 'red', 1)],
  );
});

describe('for all offers and choices', () => {
  const itemId = fc.constantFrom('1', '2', '3');
  const promotionId = fc.constantFrom('p', 'q', 'r');
  // All offers share an item's stock.
  const offers = fc
    .tuple(
      fc.record({ 1: fc.nat(4), 2: fc.nat(4), 3: fc.nat(4) }),
      fc.uniqueArray(fc.record({ promotionId, units: fc.nat(4), itemIds: fc.uniqueArray(itemId) }), {
        selector: (offer) => offer.promotionId,
      }),
    )
    .map(([stock, all]) => ({
      stock,
      offers: all.map(({ itemIds, ...offer }) => ({
        ...offer,
        items: itemIds.map((id) => item(id, stock[id as unknown as keyof typeof stock])),
      })),
    }));
  const choices = fc.uniqueArray(fc.record({ promotionId, itemId, qty: fc.nat(4) }), {
    selector: (each) => `${each.promotionId} ${each.itemId}`,
  });
  const sum = (list: readonly FreeItemUnits[]) => list.reduce((total, { qty }) => total + qty, 0);

  it('no offer gives more than its units, and no item more than its stock', () => {
    fc.assert(
      fc.property(offers, choices, ({ offers: given, stock }, chosen) => {
        const { held } = getFreeItems(given, chosen);
        for (const offer of given)
          expect(sum(held.filter((each) => each.promotionId === offer.promotionId))).toBeLessThanOrEqual(
            offer.units,
          );
        for (const [id, available] of Object.entries(stock))
          expect(sum(held.filter((each) => each.itemId === id))).toBeLessThanOrEqual(available);
      }),
    );
  });

  it('every choice that is shown can be made, and adds exactly its units', () => {
    fc.assert(
      fc.property(offers, choices, ({ offers: given }, chosen) => {
        const before = getFreeItems(given, chosen);
        for (const { itemId: id, qty } of before.choices) {
          const changed = changeFreeItems(given, chosen, { added: [{ itemId: id, qty }] });
          expect(changed).toBeDefined();
          expect(sum(getFreeItems(given, changed!).held)).toBe(sum(before.held) + qty);
        }
      }),
    );
  });
});

it.each([
  [{ items: [{}], freeItems: [{}] }, true],
  [{ items: [{}], availableFreeItems: [{}] }, true],
  [{ items: [{}], freeItems: [], availableFreeItems: [] }, false],
  [{ items: [{}] }, false],
  [{ items: [], freeItems: [{}] }, false],
])('shows the section of free items of %j: %s', (cart, shown) => {
  expect(hasFreeItemSection(cart)).toBe(shown);
});
