/** The one type of a product on a tile, with the field names of the wire (storefront-3.70). */
export type { RestrictionDetails, TileItem } from '@foolscap/core/contract';

/** Maximum number of items in one call for tiles or their colors. */
export const MAX_TILE_SKUS = 24;
