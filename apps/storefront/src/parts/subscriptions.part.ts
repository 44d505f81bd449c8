import { all, call } from 'redux-saga/effects';
import { createSubscriptionsClient } from '@foolscap/subscriptions/client';
import { createSubscriptionsModule } from '@foolscap/subscriptions/state';
import { subscriptionsFollowAccount } from '../processes/subscriptions-follow-account.ts';
import { reportSubscriptions } from '../processes/report-subscriptions.ts';
import { shopPart } from './shop-part.ts';

/** Auto-restock: the subscriptions of the account, and the drawer. */
export const subscriptionsPart = shopPart({
  name: 'subscriptions',
  modules: ({ http, newKey }) => ({
    subscriptions: createSubscriptionsModule({ client: createSubscriptionsClient(http), newKey }),
  }),
  *processes(deps) {
    yield all([call(subscriptionsFollowAccount), call(reportSubscriptions, deps)]);
  },
});
