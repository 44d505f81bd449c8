import { all, call } from 'redux-saga/effects';
import { selectAccount } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { createQuickOrderClient } from '@foolscap/lists/client';
import { holdsCardNumber } from '@foolscap/payments/model';
import { createQuickOrderModule } from '@foolscap/lists/state';
import { cartFollowsQuickOrder } from './cart-follows-quick-order.ts';
import { quickOrderFollowsAccount } from './quick-order-follows-account.ts';
import { reportQuickOrder } from './report-quick-order.ts';
import { getQuickOrderKey } from './quick-order-key.ts';
import { defineFeature } from '../define-feature.ts';

/** Ordering by item number. */
export const quickOrderFeature = defineFeature({
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
