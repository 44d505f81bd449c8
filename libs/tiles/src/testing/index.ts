export { aTileItem, tileItems } from './builders.ts';
export {
  createFakeRecommendationsClient,
  type FakeRecommendationsClient,
  type FakeRecommendationsOptions,
} from './fake-recommendations-client.ts';
export {
  createFakeSponsoredClient,
  type FakeSponsoredClient,
  type FakeSponsoredOptions,
} from './fake-sponsored-client.ts';
export { createFakeProductTilesClient, type FakeProductTilesClient } from './fake-product-tiles-client.ts';
export { aSwatchSet, comparedItems } from './compared-items.ts';
export {
  createFakeCompareClient,
  createFakeSwatchesClient,
  type FakeCall,
  type FakeCompareClient,
  type FakeSwatchesClient,
} from './fake-compare-client.ts';
export { createFakePunchoutClient, type FakePunchoutClient } from './fake-punchout-client.ts';
