export {
  RecentItemsDataSchema,
  RecentItemsQuery,
  RecommendationsBody,
  RecommendationsDataSchema,
  type RecentItemsData,
  type RecommendationsData,
} from './recommendations.ts';
