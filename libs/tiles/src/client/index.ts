export { createCompareClient, type CompareClient } from './compare-client.ts';
export { createRecommendationsClient, type RecommendationsClient } from './recommendations-client.ts';
export { createOffersClient, type OffersClient } from './offers-client.ts';
export { createSponsoredClient, type SponsoredClient } from './sponsored-client.ts';
export {
  createProductTilesClient,
  type ProductTilesClient,
  type TileReadOptions,
} from './product-tiles-client.ts';
export { createSwatchesClient, type SwatchesClient } from './swatches-client.ts';
export { createPunchoutClient, type PunchoutClient } from './punchout-client.ts';
