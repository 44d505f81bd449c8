export { createRecommendationsModule, type RecommendationsDeps } from './recommendations.module.ts';
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
