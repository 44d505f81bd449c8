import { createSubscriptionsClient } from '@foolscap/subscriptions/client';
import { createSubscriptionsModule } from '@foolscap/subscriptions/state';
import { reportSubscriptions } from './report-subscriptions.ts';
import { defineFeature } from '../define-feature.ts';

/** Auto-restock: the account's subscriptions, and the drawer. */
export const autoRestockFeature = defineFeature({
  name: 'auto-restock',
  modules: ({ http, newKey }) => ({
    subscriptions: createSubscriptionsModule({ client: createSubscriptionsClient(http), newKey }),
  }),
  processes: reportSubscriptions,
});
