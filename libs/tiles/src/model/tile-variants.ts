import type { TileItem } from './tile-item.ts';

/** A variant axis with a plural form in the messages. */
export type NamedAxis = 'color' | 'size' | 'pack';

/** The choices of a product: counted per axis, or only as a number of options. */
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

/** The number of axes that fit on one line of a tile. */
const MAX_AXES = 2;

/**
 * Summarizes the variants of a product. Axes other than color, size and pack size have no plural form, so products with
 * them only show a number of options.
 */
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
  if (axes.length === counts.length && axes.length <= MAX_AXES) return { kind: 'axes', axes };
  const count = variantCount ?? (counts.length === 1 ? counts[0]![1] : undefined);
  return count === undefined ? undefined : { kind: 'options', count };
}
