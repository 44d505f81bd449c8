import type { TileItem } from './tile-item.ts';

/** The drawers of a tile whose content this library shows; others belong to other domains (storefront-2.38 to storefront-2.48). */
export const CONTENT_DRAWERS = ['alternates', 'replacement', 'quickView', 'membership', 'customize'] as const;
export type ContentDrawer = (typeof CONTENT_DRAWERS)[number];

/** Details of a product beyond its tile, from its page. */
export interface TileDetails {
  /** Short statements about the product. */
  readonly bullets: readonly string[];
  /** Products that it is used with: the cartridges of a printer, or the printers of a cartridge. */
  readonly compatible: readonly TileItem[];
}

const CARTRIDGE = /\b(cartridges?|toners?|inks?|ribbons?|drums?)\b/i;
const PRINTER = /\b(printers?|copiers?|all-in-one)\b/i;

/** Kind of the products that a product is used with, by its title. */
export type CompatibleKind = 'printers' | 'cartridges' | 'products';

/** Derives the kind of the compatible products: those of a cartridge are printers, those of a printer are cartridges (storefront-2.44, storefront-2.45). */
export function getCompatibleKind({ title }: Pick<TileItem, 'title'>): CompatibleKind {
  if (CARTRIDGE.test(title)) return 'printers';
  return PRINTER.test(title) ? 'cartridges' : 'products';
}
