export { createRecommendationsClient, type RecommendationsClient } from './recommendations-client.ts';
export { createProductTilesClient, type ProductTilesClient } from './product-tiles-client.ts';
