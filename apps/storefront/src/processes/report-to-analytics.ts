import { takeEvery } from 'redux-saga/effects';
import { wasAdded } from '@foolscap/cart/model';
import { cartEvents } from '@foolscap/cart/state';
import type { ProcessDeps } from './process-deps.ts';
import { getReason, reportAdded, reportNotAdded } from './report-add.ts';

/** Reports the success or failure of an add to analytics (cart-8.51). */
export function* reportToAnalytics({ analytics }: ProcessDeps) {
  yield takeEvery(
    cartEvents.itemsAdded.type,
    function ({ payload }: ReturnType<typeof cartEvents.itemsAdded>) {
      const { requested, lines, errors, kind } = payload;
      const getSource = (added: string) => lines.find(({ itemId }) => itemId === added)?.source;
      if (lines.some(wasAdded))
        reportAdded(
          analytics,
          requested.map((item) => ({ ...item, source: getSource(item.itemId) })),
          kind,
        );
      else reportNotAdded(analytics, requested, getReason(lines, errors));
    },
  );
  yield takeEvery(cartEvents.addFailed.type, function ({ payload }: ReturnType<typeof cartEvents.addFailed>) {
    reportNotAdded(analytics, payload.request.items, payload.failure.code);
  });
}
