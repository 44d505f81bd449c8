export { aTileItem, tileItems } from './builders.ts';
export {
  createFakeRecommendationsClient,
  type FakeRecommendationsClient,
  type FakeRecommendationsOptions,
} from './fake-recommendations-client.ts';
export { createFakeProductTilesClient, type FakeProductTilesClient } from './fake-product-tiles-client.ts';
export { createFakePunchoutClient, type FakePunchoutClient } from './fake-punchout-client.ts';
