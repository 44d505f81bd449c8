import { aTileItem } from '../testing/index.ts';
import {
  COMPARE_LIMIT,
  getCompareEntry,
  getComparePath,
  getCompareRows,
  hasSwatches,
  pickSwatches,
  readComparedIds,
} from './index.ts';

const read = (query: string) => readComparedIds(new URLSearchParams(query));
const withAttributes = (...attributes: [string, string][]) => ({
  attributes: attributes.map(([name, value]) => ({ name, value })),
});

it('compares at most four items (storefront-9.13)', () => {
  expect(COMPARE_LIMIT).toBe(4);
  expect(read('items=a,b,c,d,e,f')).toEqual({ itemIds: ['a', 'b', 'c', 'd'], ignored: 2 });
});

test.each([
  ['items=a,b', ['a', 'b']],
  // The checkboxes of a form.
  ['items=a&items=b', ['a', 'b']],
  ['items=a,%20b,,a&items=b,c', ['a', 'b', 'c']],
  ['items=', []],
  ['', []],
])('reads the items of %s', (query, itemIds) => {
  expect(read(query)).toEqual({ itemIds, ignored: 0 });
});

it('builds paths that it can read', () => {
  const itemIds = ['24480001', 'a b', 'c&d'];
  const path = getComparePath(itemIds, true);
  const query = new URL(path, 'http://shop').searchParams;
  expect(readComparedIds(query).itemIds).toEqual(itemIds);
  expect(query.get('differences')).toBe('1');
  expect(getComparePath([])).toBe('/compare');
  expect(getComparePath(['a'])).toBe('/compare?items=a');
});

it('compares an item under its compareItemID, and one without it not at all (storefront-3.71)', () => {
  const item = aTileItem({ itemId: 'a', compareItemID: 'b' });
  expect(getCompareEntry(item)?.itemId).toBe('b');
  expect(getCompareEntry({ ...item, compareItemID: undefined })).toBeUndefined();
});

it('lists the properties of all products, and marks those that differ', () => {
  const rows = getCompareRows([
    withAttributes(['Size', 'Letter'], ['Color', 'White']),
    withAttributes(['color', 'white '], ['Weight', '20 lb'], ['SIZE', 'Legal']),
  ]);
  expect(rows).toEqual([
    { name: 'Size', values: ['Letter', 'Legal'], isDifferent: true },
    { name: 'Color', values: ['White', 'white '], isDifferent: false },
    { name: 'Weight', values: [undefined, '20 lb'], isDifferent: true },
  ]);
});

it('joins the values of a property that a product has twice', () => {
  expect(getCompareRows([withAttributes(['Fits', 'A4'], ['Fits', 'A5'])])[0]?.values).toEqual(['A4, A5']);
});

it('shows five swatches, with the product’s own among them', () => {
  const colors = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(pickSwatches(colors, (color) => color === 'b')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(pickSwatches(colors, (color) => color === 'g')).toEqual(['a', 'b', 'c', 'd', 'g']);
  expect(pickSwatches(colors.slice(0, 2), () => false)).toEqual(['a', 'b']);
});

test.each([
  [{ isColorSwatch: true }, true],
  [{ isColorSwatch: false }, false],
  [{}, false],
])('%j has swatches: %s', (item, expected) => expect(hasSwatches(item)).toBe(expected));
