import type { ComparedItem, SwatchSet } from '../contract/index.ts';
import { aTileItem } from './builders.ts';

/** Papers that differ in weight, brightness and size, for comparing. */
export const comparedItems: readonly ComparedItem[] = (
  [
    ['24480001', 'Ridgeway copy paper, letter, 20 lb, 92 bright', 45.99, '20 lb', 'Letter', 92],
    ['24480002', 'Ridgeway copy paper, legal, 20 lb, 92 bright', 52.49, '20 lb', 'Legal', 92],
    ['24480003', 'Halden presentation paper, letter, 28 lb', 14.79, '28 lb', 'Letter', 98],
    ['24480004', 'Greenmere recycled paper, letter, 20 lb', 41.99, '20 lb', 'Letter', undefined],
  ] as const
).map(([itemId, title, priceValue, weight, size, brightness]) => ({
  ...aTileItem({
    itemId,
    title,
    priceValue,
    price: `$${priceValue}`,
    brandName: title.split(' ')[0]!,
    partNumber: `P-${itemId.slice(-2)}`,
    itemUrl: `/p/${itemId}/paper`,
  }),
  bullets: [`${weight} sheets for every printer`, 'Acid-free'],
  attributes: [
    { name: 'Paper weight', value: weight },
    { name: 'Size', value: size },
    ...(brightness === undefined ? [] : [{ name: 'Brightness', value: String(brightness) }]),
    { name: 'Material', value: 'Paper' },
  ],
}));

const COLORS = { Black: '#1b1c1f', Blue: '#2461ab', Red: '#c4312d', Green: '#3b8a54', Gray: '#a7abb0' };

/** Builds the colors of a product; the second one is out of stock, and the last one has a photo instead of a drawing. */
export function aSwatchSet(itemId = '24480001', count = 7): SwatchSet {
  return {
    itemId,
    count,
    swatches: Object.entries(COLORS).map(([label, color], place) => ({
      label,
      ...(place === 4 ? {} : { color }),
      item: aTileItem({
        itemId: place === 0 ? itemId : `${itemId}-${place}`,
        title: `Penlarch gel pens, ${label.toLowerCase()}, 12-Pack`,
        image: `/media/pictures/gel-pen/${color.slice(1)}.svg`,
        itemUrl: `/p/${itemId}-${place}/gel-pens`,
        isColorSwatch: true,
        isOutOfStock: place === 1,
        swatchLabel: label,
        priceValue: 13.29 + place,
        price: `$${13.29 + place}`,
      }),
    })),
  };
}
