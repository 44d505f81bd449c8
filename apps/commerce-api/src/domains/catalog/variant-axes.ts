import type { VariantAxis } from '@foolscap/catalog/contract';
import { getItemUrl } from './slug.ts';

/** One of the variants of a product, including the product itself. */
export interface VariantRow {
  sku: string;
  name: string;
  /** By axis: `{ Color: 'Blue', Pack: '12-Pack' }`. */
  variant: Record<string, string>;
  /** `#rrggbb`, the main color of its picture. */
  color: string | null;
  available: number;
}

const COLOR = /^colou?r$/i;
const NUMBER = /^\$?(\d[\d,]*(?:\.\d+)?)/;

const getNumber = (value: string): number | undefined => {
  const digits = NUMBER.exec(value)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** Sorts values in ascending order if all are numeric; keeps catalog order otherwise. */
function inOrder(values: string[]): string[] {
  if (values.some((value) => getNumber(value) === undefined)) return values;
  return [...values].sort((a, b) => getNumber(a)! - getNumber(b)!);
}

/**
 * Returns the variant choices of a product page. Each value links to the nearest variant that has it, which keeps the most other choices,
 * with earlier axes weighing more. Ties go to a variant in stock, then to the first one.
 *
 * @param order names in the order of the product's specifications; other names come last
 */
export function variantAxes(
  sku: string,
  siblings: readonly VariantRow[],
  order: readonly string[],
): VariantAxis[] {
  const own = siblings.find((row) => row.sku === sku);
  if (!own) return [];
  const getPlace = (axis: string) => {
    const place = order.indexOf(axis);
    return place < 0 ? order.length : place;
  };
  const axes = Object.keys(own.variant).sort((a, b) => getPlace(a) - getPlace(b));
  const weights = new Map(axes.map((axis, place) => [axis, 1 + (axes.length - place) / 100]));
  const likeness = (row: VariantRow, without: string) =>
    axes.reduce(
      (sum, axis) =>
        axis !== without && row.variant[axis] === own.variant[axis] ? sum + weights.get(axis)! : sum,
      0,
    );

  return axes.flatMap((axis) => {
    const values = [...new Set(siblings.map(({ variant }) => variant[axis]))].filter(
      (value) => value !== undefined,
    );
    if (values.length < 2) return [];
    return {
      name: axis,
      values: inOrder(values).map((value) => {
        const selected = own.variant[axis] === value;
        const nearest = selected
          ? own
          : siblings
              .filter(({ variant }) => variant[axis] === value)
              .reduce((best, row) => {
                const nearer = likeness(row, axis) - likeness(best, axis);
                if (nearer !== 0) return nearer > 0 ? row : best;
                return row.available > 0 && best.available === 0 ? row : best;
              });
        return {
          value,
          itemId: nearest.sku,
          itemUrl: getItemUrl(nearest.sku, nearest.name),
          selected,
          available: nearest.available > 0,
          ...(COLOR.test(axis) && nearest.color ? { color: nearest.color } : {}),
        };
      }),
    };
  });
}
