import { createRewardsClient } from '@foolscap/account/client';
import { createRewardsModule } from '@foolscap/account/state';
import { defineFeature } from '../define-feature.ts';
import { accountFollowsRewards } from './account-follows-rewards.ts';

/** The account's part in the rewards program. */
export const rewardsFeature = defineFeature({
  name: 'rewards',
  modules: ({ http }) => ({ rewards: createRewardsModule({ client: createRewardsClient(http) }) }),
  processes: () => accountFollowsRewards(),
});
