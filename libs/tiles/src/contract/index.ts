export { ProductTileDataBody, ProductTileDataSchema } from './product-tile-data.ts';
export {
  CompletePunchoutBody,
  PunchoutOutcomeSchema,
  PunchoutStartSchema,
  StartPunchoutBody,
  type PunchoutOutcome,
  type PunchoutStart,
} from './punchout.ts';
export {
  RecentItemsDataSchema,
  RecentItemsQuery,
  RecommendationsBody,
  RecommendationsDataSchema,
  type RecentItemsData,
  type RecommendationsData,
} from './recommendations.ts';
