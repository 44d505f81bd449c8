export { createRecommendationsClient, type RecommendationsClient } from './recommendations-client.ts';
