import { put, takeLeading } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import { callTo, createLoader, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CheckoutClient } from '../client/index.ts';
import { CHECKOUT_CODES } from '../model/codes.ts';
import { reorderItems } from '../model/reorder-items.ts';
import { checkoutActions } from './checkout.slice.ts';
import { orderOverviewActions as actions, orderOverviewReducer } from './order-overview.slice.ts';
import type { OrderOverviewState } from './order-overview.slice.ts';

export interface OrderOverviewDeps {
  client: Pick<CheckoutClient, 'getOrders' | 'getOrder'>;
}

/** The failure of an order without an item that can be bought again, which the list of orders does not show. */
const nothingToReorder = () =>
  new HttpError({
    code: CHECKOUT_CODES.nothingToReorder,
    retryable: false,
    message: 'No item of the order can be bought again.',
  });

/** Creates the module of the newest orders and of those that wait for approval, for a home page. It needs no checkout. */
export function createOrderOverviewModule({
  client,
}: OrderOverviewDeps): DomainModule<OrderOverviewState, 'orderOverview'> {
  function* buyAgain({ payload: { orderNumber } }: ReturnType<typeof actions.buyAgainRequested>) {
    try {
      const { lines } = yield* callTo(client.getOrder, orderNumber);
      const items = reorderItems(lines);
      if (!items.length) throw nothingToReorder();
      yield put(actions.buyAgainRead());
      yield put(checkoutActions.reorderRequested({ items }));
    } catch (error) {
      yield put(actions.buyAgainFailed({ orderNumber, failure: toFailure(error) }));
    }
  }

  return {
    name: 'orderOverview',
    reducer: orderOverviewReducer,
    // After a reset the orders belong to another user.
    saga: () =>
      restartOn(actions.overviewReset.type, () => [
        createLoader({
          requested: actions.recentRequested,
          read: async (_: unknown, signal) => (await client.getOrders({}, signal)).orders,
          received: actions.recentReceived,
          failed: actions.recentFailed,
        }),
        createLoader({
          requested: actions.waitingRequested,
          read: async (_: unknown, signal) =>
            (await client.getOrders({ status: 'PENDING_APPROVAL' }, signal)).orders,
          received: actions.waitingReceived,
          failed: actions.waitingFailed,
        }),
        // Leading: ignores a second click while the order is being read.
        takeLeading(actions.buyAgainRequested.type, buyAgain),
      ]),
  };
}
