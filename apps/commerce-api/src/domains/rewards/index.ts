export { demoRewardsOffers } from './demo-offers.ts';
export { accountForRewards } from './earning.ts';
export { expireRewards } from './ledger.ts';
export { readOrderFacts } from './order-facts.ts';
export { REWARDS_PERCENT } from './program.ts';
export { rewardsProgramRoutes } from './program.routes.ts';
export { rewardsRoutes } from './rewards.routes.ts';
export { createRewardsService } from './rewards.service.ts';
export { createProgramService } from './program.service.ts';
export { findAvailable as findAvailableRewards, releaseRewards, spendRewards } from './spending.ts';
export {
  changeOffer,
  listOffers,
  type OfferChange,
  OfferChangeSchema,
  type OfferRow,
} from './offer-settings.ts';
export {
  type ClaimDecision,
  ClaimDecisionSchema,
  type ClaimRow,
  decideClaim,
  listClaims,
} from './claim-decisions.ts';
export { rewardsOperatorRoutes } from './operator.routes.ts';
