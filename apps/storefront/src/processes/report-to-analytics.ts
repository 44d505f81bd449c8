import { takeEvery } from 'redux-saga/effects';
import { cartEvents } from '@foolscap/cart/state';
import { checkoutEvents } from '@foolscap/checkout/state';
import type { ProcessDeps } from './process-deps.ts';

/** Success or error of an add, and every order, are reported (cart 8, "Behaviour on errors"). */
export function* reportToAnalytics({ analytics }: ProcessDeps) {
  yield takeEvery(
    cartEvents.itemsAdded.type,
    function ({ payload }: ReturnType<typeof cartEvents.itemsAdded>) {
      analytics.report({
        name: 'add-to-cart',
        data: {
          items: payload.requested.map(({ itemId, qty }) => ({ itemId, qty })),
          feedback: payload.kind,
        },
      });
    },
  );
  yield takeEvery(cartEvents.addFailed.type, function ({ payload }: ReturnType<typeof cartEvents.addFailed>) {
    analytics.report({
      name: 'add-to-cart-error',
      data: {
        items: payload.body.items.map(({ itemId, qty }) => ({ itemId, qty })),
        code: payload.failure.code,
      },
    });
  });
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
