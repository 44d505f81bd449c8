import type { TileItem } from './tileItem.ts';

/** A property of products that a tile names in the plural. */
export type NamedAxis = 'color' | 'size' | 'pack';

/** The choices that a product offers: by the properties that its variants differ in, or only their number. */
export type TileVariants =
  | { readonly kind: 'axes'; readonly axes: readonly { readonly axis: NamedAxis; readonly count: number }[] }
  | { readonly kind: 'options'; readonly count: number };

const NAMED: Readonly<Record<string, NamedAxis>> = {
  color: 'color',
  colour: 'color',
  size: 'size',
  pack: 'pack',
  'pack size': 'pack',
};

/** A tile has space for this many on one line. */
const MOST_AXES = 2;

/** Summarizes the variants of a product. Properties other than color, size, and pack size read badly in the plural, so they only count. */
export function tileVariants({
  variantCounts = {},
  variantCount,
}: Pick<TileItem, 'variantCounts' | 'variantCount'>): TileVariants | undefined {
  const counts = Object.entries(variantCounts).filter(([, count]) => count > 1);
  if (counts.length === 0) return undefined;
  const axes = counts.flatMap(([name, count]) => {
    const axis = NAMED[name.toLowerCase()];
    return axis ? [{ axis, count }] : [];
  });
  if (axes.length === counts.length && axes.length <= MOST_AXES) return { kind: 'axes', axes };
  const count = variantCount ?? (counts.length === 1 ? counts[0]![1] : undefined);
  return count === undefined ? undefined : { kind: 'options', count };
}
