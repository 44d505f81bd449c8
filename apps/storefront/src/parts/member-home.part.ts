import { createCheckoutClient } from '@foolscap/checkout/client';
import { createOrderOverviewModule } from '@foolscap/checkout/state';
import { memberHomeFollowsAccount } from '../processes/member-home-follows-account.ts';
import { shopPart } from './shop-part.ts';

/** The orders that the home page shows to a member of an organization. */
export const memberHomePart = shopPart({
  name: 'member-home',
  modules: ({ http }) => ({
    orderOverview: createOrderOverviewModule({ client: createCheckoutClient(http) }),
  }),
  processes: () => memberHomeFollowsAccount(),
});
