import { takeEvery } from 'redux-saga/effects';
import { checkoutEvents } from '@foolscap/checkout/state';
import type { ProcessDeps } from './process-deps.ts';

/** Every order is reported, without anything of the person who placed it. */
export function* reportOrders({ analytics }: ProcessDeps) {
  yield takeEvery(
    checkoutEvents.orderPlaced.type,
    function ({ payload }: ReturnType<typeof checkoutEvents.orderPlaced>) {
      analytics.report({
        name: 'order-placed',
        data: { orderNumber: payload.orderNumber, total: payload.totals.ordTotal },
      });
    },
  );
}
