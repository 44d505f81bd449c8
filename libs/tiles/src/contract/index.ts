export {
  CompareDataSchema,
  ComparedItemSchema,
  CompareQuery,
  MissingItemSchema,
  type CompareData,
  type ComparedItem,
  type MissingItem,
} from './compare.ts';
export { FrequentlyPurchasedBody } from './frequently-purchased.ts';
export {
  OfferBody,
  OfferDataSchema,
  OfferDetailsSchema,
  type OfferData,
  type OfferDetails,
} from './offers.ts';
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
export { SponsoredBody, SponsoredDataSchema, type SponsoredData } from './sponsored.ts';
export {
  SwatchesDataSchema,
  SwatchesQuery,
  SwatchSchema,
  SwatchSetSchema,
  type Swatch,
  type SwatchesData,
  type SwatchSet,
} from './swatches.ts';
