import { createCheckoutClient } from '@foolscap/checkout/client';
import { createOrderOverviewModule } from '@foolscap/checkout/state';
import { defineFeature } from '../define-feature.ts';
import { loadMemberHome } from './load-member-home.ts';

/** A signed-in user's newest and pending orders, on the home page. */
export const memberHomeFeature = defineFeature({
  name: 'memberHome',
  modules: ({ http }) => ({
    orderOverview: createOrderOverviewModule({ client: createCheckoutClient(http) }),
  }),
  processes: loadMemberHome,
});
