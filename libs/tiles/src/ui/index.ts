export {
  AlternatesDrawer,
  type AlternatesDrawerProps,
  type TileDrawerProps,
} from './AlternatesDrawer/AlternatesDrawer.tsx';
export { CustomizeDrawer, type CustomizeDrawerProps } from './CustomizeDrawer/CustomizeDrawer.tsx';
export { ReplacementDrawer } from './ReplacementDrawer/ReplacementDrawer.tsx';
export { MembershipDrawer, type MembershipDrawerProps } from './MembershipDrawer/MembershipDrawer.tsx';
export { QuickViewDrawer, type QuickViewDrawerProps } from './QuickViewDrawer/QuickViewDrawer.tsx';
export { ProductTile, type ProductTileProps, type TileAddStatus } from './ProductTile/ProductTile.tsx';
export { ProductTileSkeleton } from './ProductTile/ProductTileSkeleton.tsx';
export { RecommendationRow, type RecommendationRowProps } from './RecommendationRow/RecommendationRow.tsx';
export {
  TileGrid,
  TileGridSkeleton,
  type TileGridProps,
  type TileGridSkeletonProps,
} from './TileGrid/TileGrid.tsx';
export {
  TILES_MESSAGES,
  TilesMessagesProvider,
  useTilesMessages,
  type TilesMessageTables,
} from './messages.tsx';
export {
  TILE_DRAWER_MESSAGES,
  TileDrawerMessagesProvider,
  useTileDrawerMessages,
  type TileDrawerMessageTables,
} from './drawer-messages.tsx';
export {
  RECOMMENDATION_MESSAGES,
  RecommendationMessagesProvider,
  useRecommendationMessages,
  type RecommendationMessageTables,
} from './recommendation-messages.tsx';
