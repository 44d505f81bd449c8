export { FrequentlyPurchasedBody } from './frequently-purchased.ts';
export { ProductTileDataBody, ProductTileDataSchema } from './product-tile-data.ts';
export {
  RecentItemsDataSchema,
  RecentItemsQuery,
  RecommendationsBody,
  RecommendationsDataSchema,
  type RecentItemsData,
  type RecommendationsData,
} from './recommendations.ts';
