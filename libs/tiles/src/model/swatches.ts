import type { TileItem } from './tile-item.ts';

/** Maximum number of swatches on a tile; the remaining colors are counted. */
export const SWATCH_LIMIT = 5;

/** Checks whether the product comes in several colors, so that its tile has swatches. */
export function hasSwatches({ isColorSwatch }: Partial<Pick<TileItem, 'isColorSwatch'>>): boolean {
  return isColorSwatch === true;
}

/** Chooses the swatches to show: the first ones in catalog order, with the product's own among them. */
export function pickSwatches<T>(swatches: readonly T[], isOwn: (swatch: T) => boolean): T[] {
  const shown = swatches.slice(0, SWATCH_LIMIT);
  const own = swatches.find(isOwn);
  return own === undefined || shown.includes(own) ? shown : [...shown.slice(0, -1), own];
}
