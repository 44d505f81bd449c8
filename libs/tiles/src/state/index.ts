export { createRecommendationsModule, type RecommendationsDeps } from './recommendations.module.ts';
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
  type Recommendations,
  type RecommendationsRequest,
  type RecommendationsRoot,
  type RecommendationsState,
} from './recommendations.slice.ts';
