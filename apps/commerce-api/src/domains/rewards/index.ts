export { rewardsRoutes } from './rewards.routes.ts';
export { createRewardsService } from './rewards.service.ts';
export { readTier } from './read-tier.ts';
