export { rewardsRoutes } from './rewards.routes.ts';
export { createRewardsService } from './rewards.service.ts';
export { readOrderFacts } from './order-facts.ts';
export { REWARDS_PERCENT } from './tiers.ts';
