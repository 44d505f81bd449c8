export {
  AlternatesDrawer,
  type AlternatesDrawerProps,
  type TileDrawerProps,
} from './AlternatesDrawer/AlternatesDrawer.tsx';
export { AlternateTile, type AlternateTileProps } from './AlternateTile/AlternateTile.tsx';
export { CompareBar, type CompareBarProps } from './CompareBar/CompareBar.tsx';
export { ComparePage, type ComparePageProps } from './ComparePage/ComparePage.tsx';
export { CompareTile, type CompareTileProps } from './CompareTile/CompareTile.tsx';
export { CompareTable, type CompareTableProps } from './CompareTable/CompareTable.tsx';
export { CustomizeDrawer, type CustomizeDrawerProps } from './CustomizeDrawer/CustomizeDrawer.tsx';
export { ReplacementDrawer } from './ReplacementDrawer/ReplacementDrawer.tsx';
export { MembershipDrawer, type MembershipDrawerProps } from './MembershipDrawer/MembershipDrawer.tsx';
export { QuickViewDrawer, type QuickViewDrawerProps } from './QuickViewDrawer/QuickViewDrawer.tsx';
export {
  AnotherListTile,
  type AnotherListTileProps,
  type ListedItem,
} from './AnotherListTile/AnotherListTile.tsx';
export { AtlTile, type AtlTileProps } from './AtlTile/AtlTile.tsx';
export { CarouselMiniTile, type CarouselMiniTileProps } from './CarouselMiniTile/CarouselMiniTile.tsx';
export { InterestTile, type InterestTileProps } from './InterestTile/InterestTile.tsx';
export { MiniTile, type MiniTileProps } from './MiniTile/MiniTile.tsx';
export { OrderDetailsTile, type OrderDetailsTileProps } from './OrderDetailsTile/OrderDetailsTile.tsx';
export { PrintTile, type PrintTileProps } from './PrintTile/PrintTile.tsx';
export { ShopTile, type ShopTileProps } from './ShopTile/ShopTile.tsx';
export { SponsoredTile, type SponsoredTileProps } from './SponsoredTile/SponsoredTile.tsx';
export { SponsoredRow, type SponsoredRowProps } from './SponsoredRow/SponsoredRow.tsx';
export { ListTile } from './ListTile/ListTile.tsx';
export { ProductTile, type ProductTileProps } from './ProductTile/ProductTile.tsx';
export type { TileAddStatus } from './parts/TileAction.tsx';
export { TileCompare, type TileCompareProps } from './TileCompare/TileCompare.tsx';
export { TileDismiss, type TileDismissProps } from './TileDismiss/TileDismiss.tsx';
export { ProductTileSkeleton } from './ProductTile/ProductTileSkeleton.tsx';
export { SlimTile, type SlimTileProps } from './SlimTile/SlimTile.tsx';
export { RecommendationRow, type RecommendationRowProps } from './RecommendationRow/RecommendationRow.tsx';
export { TileSwatches, type TileSwatchesProps } from './TileSwatches/TileSwatches.tsx';
export {
  TileGrid,
  TileGridSkeleton,
  type TileGridProps,
  type TileGridSkeletonProps,
  type TileLayout,
} from './TileGrid/TileGrid.tsx';
export { useTileBeacons, type TileBeaconsOptions } from './use-tile-beacons/use-tile-beacons.ts';
export { TILES_MESSAGES, type TilesMessageTables } from './messages.ts';
export { TILE_DRAWER_MESSAGES, type TileDrawerMessageTables } from './drawer-messages.ts';
export { TILE_NUMBER_MESSAGES, type TileNumberMessageTables } from './number-messages.ts';
export { RECOMMENDATION_MESSAGES, type RecommendationMessageTables } from './recommendation-messages.ts';
export { SPONSORED_MESSAGES, type SponsoredMessageTables } from './sponsored-messages.ts';
export { COMPARE_MESSAGES, type CompareMessageTables } from './compare-messages.ts';
export { SWATCH_MESSAGES, type SwatchMessageTables } from './swatch-messages.ts';
export { TilesMessagesProvider, type AllTilesMessages } from './TilesMessagesProvider.tsx';
