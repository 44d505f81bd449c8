import { put, take, takeEvery, takeLatest } from 'redux-saga/effects';
import { cartActions } from '@foolscap/cart/state';
import { QUICK_BUY_CODES } from '@foolscap/checkout/model';
import { quickBuyActions, quickBuyEvents } from '@foolscap/checkout/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';
import { getItems } from '../../processes/report-add.ts';

/**
 * Reports orders to analytics without personal data. Reloads the cart if quick buy turns out not to be ready, because the cart reports
 * whether its owner can buy now.
 */
export function* quickBuyOutcomes({ analytics }: ProcessDeps) {
  yield takeLatest(
    quickBuyEvents.quickBuyUnready.type,
    function* ({ payload }: ReturnType<typeof quickBuyEvents.quickBuyUnready>) {
      if (payload.code !== QUICK_BUY_CODES.notReady) return;
      // The cart's reply removes the button and with it the overlay that explains the problem, so the reload waits until the overlay is
      // closed.
      yield take(quickBuyActions.quickBuyClosed.type);
      yield put(cartActions.cartRequested());
    },
  );
  yield takeEvery(
    quickBuyEvents.quickBuyPlaced.type,
    function ({ payload }: ReturnType<typeof quickBuyEvents.quickBuyPlaced>) {
      const { lines, orderNumber, totals } = payload;
      analytics.report({
        name: 'order-placed',
        data: { orderNumber, total: totals.ordTotal, items: getItems(lines) },
      });
    },
  );
}
