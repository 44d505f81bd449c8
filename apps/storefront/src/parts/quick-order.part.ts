import { all, call } from 'redux-saga/effects';
import { selectAccount } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { createQuickOrderClient } from '@foolscap/lists/client';
import { holdsCardNumber } from '@foolscap/payments/model';
import { createQuickOrderModule } from '@foolscap/lists/state';
import { cartFollowsQuickOrder } from '../processes/cart-follows-quick-order.ts';
import { quickOrderFollowsAccount } from '../processes/quick-order-follows-account.ts';
import { reportQuickOrder } from '../processes/report-quick-order.ts';
import { getQuickOrderKey } from './quick-order-key.ts';
import { shopPart } from './shop-part.ts';

/** Orders by item numbers. */
export const quickOrderPart = shopPart({
  name: 'quick-order',
  modules: ({ http, newKey, inLane, storage, getState }) => ({
    quickOrder: createQuickOrderModule({
      client: createQuickOrderClient(http),
      newKey,
      inLane,
      keep: {
        storage,
        getKey: () => getQuickOrderKey(selectAccount(getState() as AccountRoot)?.session.tenant.legacy),
        mayKeep: (text) => !holdsCardNumber(text),
      },
    }),
  }),
  *processes(deps) {
    yield all([call(quickOrderFollowsAccount), call(cartFollowsQuickOrder), call(reportQuickOrder, deps)]);
  },
});
