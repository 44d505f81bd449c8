import { buildCartItem } from '../testing/index.ts';
import { getPriceChange, priceChangeText } from './price-change.ts';

const lineWith = (priceChangedFrom: number | undefined, finalPricePerUnit: number) =>
  buildCartItem({
    priceInfo: { finalPricePerUnit },
    ...(priceChangedFrom === undefined ? {} : { priceChangedFrom }),
  });

it.each([
  ['dropped', 12.99, 11.49, 'Price dropped from $12.99 to $11.49 since you added it.'],
  ['rose', 1149, 1299.5, 'Price changed from $1,149.00 to $1,299.50 since you added it.'],
] as const)('describes a price that %s', (kind, from, to, text) => {
  const change = getPriceChange(lineWith(from, to));
  expect(change?.kind).toBe(kind);
  expect(priceChangeText(change!)).toBe(text);
});

it.each([
  ['the line has none', undefined],
  ['the price is the same again', 11.49],
])('finds no change if %s', (_, from) => {
  expect(getPriceChange(lineWith(from, 11.49))).toBeUndefined();
});
