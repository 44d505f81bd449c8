/** @jest-environment node */
import fc from 'fast-check';
import { aTileItem } from '../testing/index.ts';
import { ACTION_LABELS, type ActionLabel } from '@foolscap/core/vocabulary';
import { tileAction, type TileAction } from './tile-action.ts';
import {
  isOnSale,
  purchasedBadge,
  quantityByItem,
  quantityInCart,
  showsPickup,
  tileBadges,
  tileStock,
  tileUnit,
} from './tile-facts.ts';
import type { TileItem } from './tile-item.ts';

const item = { kind: 'navigate', to: 'item', href: '/p/24480001/copy-paper' } as const;
const alternate = { kind: 'navigate', to: 'alternate', href: '/p/24480002/other-paper' } as const;
const restrictionDetails = { alternateItemURL: alternate.href };

/** Servers may send labels that this version does not know. */
const anyLabel = (label: string) => label as ActionLabel;

describe('tileAction (storefront-4.36)', () => {
  const table: readonly (readonly [string, Partial<TileItem>, TileAction])[] = [
    ['addToCart', {}, { kind: 'add' }],
    ['viewOnly', {}, item],
    ['customSkuset', {}, item],
    ['subscribe', {}, { kind: 'drawer', drawer: 'autoRestock' }],
    ['expertsSuggest', {}, { kind: 'drawer', drawer: 'alternates' }],
    ['pickUpToday', {}, { kind: 'drawer', drawer: 'pickup' }],
    ['pickUpToday', { pickupReadyToday: true }, { kind: 'drawer', drawer: 'pickup' }],
    ['pickUpToday', { pickupReadyToday: false }, { kind: 'drawer', drawer: 'pickup', isLater: true }],
    ['viewAlternate', { restrictionDetails }, alternate],
    ['viewAlternate', {}, item],
    ['membership', {}, { kind: 'drawer', drawer: 'membership' }],
    [
      'addToCart',
      { restrictionDetails: { type: 'DISCONTINUED', altProducts: ['24480002'] } },
      { kind: 'drawer', drawer: 'replacement' },
    ],
    ['addToCart', { restrictionDetails: { type: 'DISCONTINUED' } }, { kind: 'add' }],
    ['addToCart', { isSKUSET: true }, item],
    ['addToCart', { isCustomSKU: true, customSkuCode: 'C1' }, { kind: 'punchout', customSkuCode: 'C1' }],
    ['viewOnly', { isCustomSKU: true }, { kind: 'punchout', customSkuCode: undefined }],
    ['addToCart', { isOutOfStock: true }, { kind: 'unavailable' }],
    ['addToCart', { isOutOfStock: true, restrictionDetails }, alternate],
    ['addToCart', { priceValue: undefined }, item],
    ['addToCart', { priceValue: Number.NaN }, item],
    ['somethingNewer', {}, item],
    ['', {}, item],
  ];

  test.each(table)('%s with %j', (actionLabel, rest, expected) => {
    expect(tileAction(aTileItem({ actionLabel: anyLabel(actionLabel), ...rest }))).toEqual(expected);
  });

  test('never offers to add an item that is out of stock or has no price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ACTION_LABELS, 'other'),
        fc.boolean(),
        fc.option(fc.double({ min: 0, max: 1e6 }), { nil: undefined }),
        (actionLabel, isOutOfStock, priceValue) => {
          const action = tileAction(
            aTileItem({ actionLabel: anyLabel(actionLabel), isOutOfStock, priceValue }),
          );
          if (action.kind === 'add') {
            expect(isOutOfStock).toBe(false);
            expect(Number.isFinite(priceValue)).toBe(true);
          }
        },
      ),
    );
  });
});

test.each([
  [{}, 'inStock'],
  [{ unitsLeft: 6 }, 'inStock'],
  [{ unitsLeft: 5 }, 'low'],
  [{ unitsLeft: 2 }, 'low'],
  [{ unitsLeft: 1 }, 'lastOne'],
  [{ unitsLeft: 0 }, 'outOfStock'],
  [{ unitsLeft: 3, isOutOfStock: true }, 'outOfStock'],
  [{ isOutOfStock: true, isDeliveryInstock: false }, 'outOfStock'],
  [{ isOutOfStock: false, isDeliveryInstock: false }, 'pickupOnly'],
  [{ isOutOfStock: true, restrictionDetails: { type: 'DISCONTINUED', altProducts: ['2'] } }, 'discontinued'],
  [{ isOutOfStock: true, restrictionDetails: { type: 'DISCONTINUED' } }, 'outOfStock'],
] satisfies [Parameters<typeof tileStock>[0], string][])('stock of %j is %s', (facts, kind) => {
  expect(tileStock(facts).kind).toBe(kind);
});

test('counts only active cart lines of the same product', () => {
  const line = { itemId: '24480001', qty: 2, status: 'ACTIVE' };
  const lines = [
    line,
    { ...line, status: 'DELETED', qty: 8 },
    { ...line, itemId: 'other', qty: 16 },
    { ...line, itemId: 'X1', resolvedItemId: '24480001', qty: 1 },
  ];
  expect(quantityInCart({ itemId: '24480001' }, lines)).toBe(3);
  expect(quantityInCart({ itemId: 'A', resolvedItemId: 'other' }, lines)).toBe(16);
  // A product without a resolved id must not match lines without one.
  expect(quantityInCart({ itemId: 'nowhere' }, lines)).toBe(0);
});

test.each([
  [{ itemId: 'old', resolvedItemId: 'new' }, { new: 3 }, 3],
  [{ itemId: 'old', resolvedItemId: 'new' }, { old: 1, new: 3 }, 4],
  [{ itemId: 'new', resolvedItemId: 'new' }, { new: 3 }, 3],
  [{ itemId: 'new' }, { other: 3 }, 0],
])(
  'the tile of %j shows with %j in the cart that there are %d (storefront-4.30)',
  (item, quantities, sum) => {
    expect(quantityByItem(item, quantities)).toBe(sum);
  },
);

test.each([
  [{ priceValue: 9.99, originalPriceValue: 12.99 }, true],
  [{ priceValue: 9.99, originalPriceValue: 9.99 }, false],
  [{ priceValue: 9.99 }, false],
  [{ originalPriceValue: 12.99 }, false],
])('isOnSale(%j) is %s', (prices, expected) => {
  expect(isOnSale(prices)).toBe(expected);
});

test.each([
  [{ bopisEligible: true }, 'Natick', true],
  [{ bopisEligible: true }, undefined, false],
  [{ bopisEligible: true }, ' ', false],
  [{ bopisEligible: false }, 'Natick', false],
  [{ bopisEligible: true, isOutOfStock: true }, 'Natick', false],
])('showsPickup(%j, %p) is %s', (facts, store, expected) => {
  expect(showsPickup(facts, store)).toBe(expected);
});

test.each([
  ['2026-09-30T23:59:00Z', 'Purchased Sep, 2026'],
  ['2025-01-01', 'Purchased Jan, 2025'],
  ['yesterday', undefined],
  [undefined, undefined],
])('formats the last order date %p as %p (storefront-9.16)', (date, text) => {
  expect(purchasedBadge(date)).toBe(text);
});

describe('tileBadges', () => {
  const sale = { priceValue: 9.99, originalPriceValue: 12.99 };
  test.each([
    [{}, []],
    [sale, ['sale']],
    [{ ...sale, badgeDetails: { productBadge: 'Soldes', kind: 'SALE' as const } }, ['sale']],
    // Depends on the kind, not on the text.
    [{ ...sale, badgeDetails: { productBadge: 'Sale' } }, ['sale', 'Sale']],
    [{ ...sale, badgeDetails: { productBadge: 'New Packaging!' } }, ['sale', 'New Packaging!']],
    [{ badgeDetails: { productBadge: 'Sale' } }, ['Sale']],
    [{ badgeDetails: { productBadge: ' ' } }, []],
    // In the shop's language.
    [
      {
        ...sale,
        saleEndsOn: '2026-12-06',
        badgeDetails: { productBadge: 'Termine', kind: 'SALE_END' as const },
      },
      ['sale', 'Ends Sun, Dec 6'],
    ],
    [{ ...sale, lastOrderedDate: '2026-09-14' }, ['sale', 'Purchased Sep, 2026']],
  ])('%j', (item, expected) => {
    expect(tileBadges(item).map((badge) => (badge.kind === 'sale' ? 'sale' : badge.text))).toEqual(expected);
  });
});

test.each([
  ['each', undefined],
  ['EA', undefined],
  ['', undefined],
  [undefined, undefined],
  ['pack of 12', 'pack of 12'],
  ['ream', 'ream'],
])('shows the unit %p as %p', (units, text) => {
  expect(tileUnit({ units })).toBe(text);
});
