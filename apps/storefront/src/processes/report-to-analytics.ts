import { takeEvery } from 'redux-saga/effects';
import { wasAdded } from '@foolscap/cart/model';
import { cartEvents } from '@foolscap/cart/state';
import type { ProcessDeps } from './process-deps.ts';

/** Reports the success or failure of an add to analytics (cart-8.51). */
export function* reportToAnalytics({ analytics }: ProcessDeps) {
  yield takeEvery(
    cartEvents.itemsAdded.type,
    function ({ payload }: ReturnType<typeof cartEvents.itemsAdded>) {
      const { requested, lines, errors, kind } = payload;
      const items = requested.map(({ itemId, qty }) => ({ itemId, qty }));
      if (lines.some(wasAdded)) {
        analytics.report({ name: 'add-to-cart', data: { items, feedback: kind } });
        return;
      }
      const [reason] = [...lines.flatMap(({ messages }) => messages), ...errors];
      const code = reason?.code ?? 'UNKNOWN';
      analytics.report({ name: 'add-to-cart-error', data: { items, code } });
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
