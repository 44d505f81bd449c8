import { takeEvery } from 'redux-saga/effects';
import { cartEvents } from '@foolscap/cart/state';
import type { ProcessDeps } from './process-deps.ts';

/** Reports the success or failure of an add to analytics (cart 8, "Behavior on errors"). */
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
        items: payload.request.items.map(({ itemId, qty }) => ({ itemId, qty })),
        code: payload.failure.code,
      },
    });
  });
}
