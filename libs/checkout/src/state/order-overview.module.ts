import { all, put, takeLeading } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { CHECKOUT_CODES } from '../model/codes.ts';
import { reorderItems } from '../model/reorder-items.ts';
import { checkoutActions } from './checkout.slice.ts';
import {
  orderOverviewActions as actions,
  orderOverviewReads,
  orderOverviewReducer,
} from './order-overview.slice.ts';
import type { OrderOverviewDeps, OrderOverviewState } from './order-overview.slice.ts';

/** Returns the failure for an order without an item that can be bought again, which the list of orders does not show. */
const nothingToReorder = () =>
  new HttpError({
    code: CHECKOUT_CODES.nothingToReorder,
    retryable: false,
    message: 'No item of the order can be bought again.',
  });

/** Creates the module of the newest orders and of those that wait for approval, for a home page. It needs no checkout. */
export function createOrderOverviewModule(
  deps: OrderOverviewDeps,
): DomainModule<OrderOverviewState, 'orderOverview'> {
  const { client } = deps;

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
    *saga() {
      yield all([
        ...orderOverviewReads.map((read) => read.loader(actions, deps)),
        // Leading: ignores a second click while the order is being read.
        takeLeading(actions.buyAgainRequested.type, buyAgain),
      ]);
    },
  };
}
