export {
  COMPARE_LIMIT,
  getCompareEntry,
  getComparePath,
  getCompareRow,
  getCompareRows,
  readComparedIds,
  type CompareEntry,
  type CompareRow,
} from './compare.ts';
export {
  getShownCount,
  getSlotSchemes,
  NO_RECOMMENDATIONS_CODE,
  RECOMMENDATION_HEADINGS,
  RECOMMENDATION_SCHEMES,
  RECOMMENDATION_SLOTS,
  REQUESTED_RECOMMENDATIONS,
  type RecommendationScheme,
  type RecommendationSlot,
  type SlotSchemes,
} from './recommendations.ts';
export { MAX_AD_KEYWORDS, SPONSORED_PLACEMENTS, type SponsoredPlacement } from './sponsored.ts';
export { PUNCHOUT_CODES } from './punchout.ts';
export { formatUnits } from './units.ts';
export { hasPrice, tileAction, type TileAction, type TileDrawer } from './tileAction.ts';
export { hasBeacons, type TileBeacons } from './tileBeacons.ts';
export {
  allowBeacons,
  createTileReporter,
  type TilePress,
  type TileReporter,
  type TileReporterOptions,
} from './tileReporter.ts';
export {
  isOnSale,
  purchasedBadge,
  quantityByItem,
  quantityInCart,
  showsPickup,
  tileBadges,
  tileStock,
  tileUnit,
  type CartLineForTile,
  type TileBadge,
  type TileStock,
} from './tileFacts.ts';
export {
  CONTENT_DRAWERS,
  getCompatibleKind,
  type CompatibleKind,
  type ContentDrawer,
  type TileDetails,
} from './tileDetails.ts';
export { tileVariants, type NamedAxis, type TileVariants } from './tileVariants.ts';
export { MAX_TILE_SKUS, type RestrictionDetails, type TileItem } from './tileItem.ts';
export { hasSwatches, pickSwatches, SWATCH_LIMIT } from './swatches.ts';
