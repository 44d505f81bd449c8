export { rewardsRoutes } from './rewards.routes.ts';
export { createRewardsService } from './rewards.service.ts';
export { tierOf } from './tier-of.ts';
