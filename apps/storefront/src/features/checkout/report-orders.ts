import { takeEvery } from 'redux-saga/effects';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { checkoutEvents } from '@foolscap/checkout/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';
import { getItems } from '../../processes/report-add.ts';

/** Reports every order to analytics, without personal data, and whether its cards were approved (storefront-7.62). */
export function* reportOrders({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  yield takeEvery(
    checkoutEvents.orderPlaced.type,
    function ({ payload }: ReturnType<typeof checkoutEvents.orderPlaced>) {
      const { orderNumber, totals, lines, payments = [] } = payload;
      analytics.report({
        name: 'order-placed',
        data: { orderNumber, total: totals.ordTotal, items: getItems(lines) },
      });
      const brands = payments.filter(({ type }) => type === 'CARD').map(({ brand }) => brand);
      if (brands.length) analytics.report({ name: 'cards-approved', data: { orderNumber, brands } });
    },
  );
  yield takeEvery(
    checkoutEvents.placeOrderFailed.type,
    function ({ payload: { failure } }: ReturnType<typeof checkoutEvents.placeOrderFailed>) {
      if (failure.code === CHECKOUT_CODES.paymentFailed)
        analytics.report({ name: 'cards-declined', data: {} });
    },
  );
}
