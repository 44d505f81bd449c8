import { takeEvery } from 'redux-saga/effects';
import { checkoutEvents } from '@foolscap/checkout/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';
import { getItems } from '../../processes/report-add.ts';

/** Reports every order to analytics, without personal data. */
export function* reportOrders({ analytics }: ProcessDeps) {
  yield takeEvery(
    checkoutEvents.orderPlaced.type,
    function ({ payload }: ReturnType<typeof checkoutEvents.orderPlaced>) {
      analytics.report({
        name: 'order-placed',
        data: {
          orderNumber: payload.orderNumber,
          total: payload.totals.ordTotal,
          items: getItems(payload.lines),
        },
      });
    },
  );
}
