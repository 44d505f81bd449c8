export { createCompareModule, type CompareDeps } from './compare.module.ts';
export { compareActions, selectCompare, type CompareRoot, type CompareState } from './compare.slice.ts';
export { createComparisonModule } from './comparison.module.ts';
export {
  comparisonActions,
  selectComparison,
  type ComparisonDeps,
  type ComparisonRoot,
  type ComparisonState,
} from './comparison.slice.ts';
export { createRecommendationsModule, type RecommendationsDeps } from './recommendations.module.ts';
export { createItemTilesModule } from './item-tiles.module.ts';
export {
  itemTilesActions,
  selectItemTiles,
  type ItemTilesDeps,
  type ItemTilesRoot,
  type ItemTilesState,
  type WantedItem,
} from './item-tiles.slice.ts';
export { createMboxOffersModule, type MboxOffersDeps } from './offers.module.ts';
export {
  mboxOffersActions,
  mboxOffersEvents,
  selectMboxOffer,
  type MboxOffer,
  type MboxOffersRoot,
  type OffersState,
  type ReceivedOffer,
} from './offers.slice.ts';
export { createSponsoredModule, type SponsoredDeps } from './sponsored.module.ts';
export {
  selectSponsoredItems,
  sponsoredActions,
  type SponsoredRequest,
  type SponsoredRoot,
  type SponsoredState,
} from './sponsored.slice.ts';
export { createTileDrawerModule, type TileDrawerDeps } from './tile-drawer.module.ts';
export {
  selectTileDrawer,
  tileDrawerActions,
  type OpenTileDrawer,
  type TileDrawerContent,
  type TileDrawerRoot,
  type TileDrawerState,
} from './tile-drawer.slice.ts';
export {
  getShownItems,
  getShownScheme,
  recommendationsActions,
  selectRecommendations,
  type FilledRecommendations,
  type PendingRecommendations,
  type Recommendations,
  type RecommendationsRequest,
  type RecommendationsRoot,
  type RecommendationsState,
} from './recommendations.slice.ts';
export { createSwatchesModule, type SwatchesDeps } from './swatches.module.ts';
export { selectSwatches, swatchesActions, type SwatchesRoot, type SwatchesState } from './swatches.slice.ts';
