import { all, call } from 'redux-saga/effects';
import { createQuickOrderClient } from '@foolscap/lists/client';
import { createQuickOrderModule } from '@foolscap/lists/state';
import { cartFollowsQuickOrder } from '../processes/cart-follows-quick-order.ts';
import { quickOrderFollowsAccount } from '../processes/quick-order-follows-account.ts';
import { reportQuickOrder } from '../processes/report-quick-order.ts';
import { shopPart } from './shop-part.ts';

/** Orders by item numbers. */
export const quickOrderPart = shopPart({
  name: 'quick-order',
  modules: ({ http, newKey, inLane }) => ({
    quickOrder: createQuickOrderModule({ client: createQuickOrderClient(http), newKey, inLane }),
  }),
  *processes(deps) {
    yield all([call(quickOrderFollowsAccount), call(cartFollowsQuickOrder), call(reportQuickOrder, deps)]);
  },
});
