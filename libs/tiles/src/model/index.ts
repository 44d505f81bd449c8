export { BADGE_MESSAGES } from './badge-messages.ts';
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
export { RECOMMENDATION_HEADING_MESSAGES } from './recommendation-heading-messages.ts';
export { MAX_AD_KEYWORDS, SPONSORED_PLACEMENTS, type SponsoredPlacement } from './sponsored.ts';
export { PUNCHOUT_CODES } from './punchout.ts';
export { hasPrice, tileAction, type TileAction, type TileDrawer } from './tile-action.ts';
export { hasBeacons, type TileBeacons } from './tile-beacons.ts';
export {
  allowBeacons,
  createTileReporter,
  type TilePress,
  type TileReporter,
  type TileReporterOptions,
} from './tile-reporter.ts';
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
} from './tile-facts.ts';
export {
  CONTENT_DRAWERS,
  getCompatibleKind,
  type CompatibleKind,
  type ContentDrawer,
  type TileDetails,
} from './tile-details.ts';
export { tileVariants, type NamedAxis, type TileVariants } from './tile-variants.ts';
export { MAX_TILE_SKUS, type RestrictionDetails, type TileItem } from './tile-item.ts';
export { hasSwatches, pickSwatches, SWATCH_LIMIT } from './swatches.ts';
