import { all, put, race, take, call, takeLeading } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, createWriteLane, selectFrom, sendNowOrNever } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CheckoutClient } from '../client/index.ts';
import type { CheckoutInfo } from '../contract/index.ts';
import { CHECKOUT_CODES } from '../model/codes.ts';
import { QUICK_BUY_CODES, quickBuyNotice } from '../model/quick-buy.ts';
import type { QuickBuyItem } from '../model/quick-buy.ts';
import { createCancelKeys } from './cancel-keys.ts';
import { createOpenOrder, isDefinite } from './open-order.ts';
import type { OrderKeys } from './open-order.ts';
import { quickBuyActions as actions, quickBuyReducer, selectQuickBuyPurchase } from './quick-buy.slice.ts';
import type { QuickBuyState } from './quick-buy.slice.ts';

/** A buy-now cart with the item, the address and the card of quick buy. */
export interface PreparedQuickBuy {
  info: CheckoutInfo;
  /** Whether the shopper reviews the order before it is placed (`quickBuyOverlayPreference`). */
  isReviewed: boolean;
}

export interface QuickBuyDeps {
  /** The calls of checkout, about the buy-now cart. */
  client: Pick<CheckoutClient, 'getCheckout' | 'placeOrder' | 'cancelOrder'>;
  /**
   * Fills the buy-now cart with the item, and with the address and the card of quick buy. The application provides it, because it involves
   * account, cart and payments. Rejects with HttpError: QUICK_BUY_NOT_READY if quick buy is off or incomplete.
   */
  prepare: (item: QuickBuyItem) => Promise<PreparedQuickBuy>;
  newKey: () => string;
  keys: OrderKeys;
  /** Orders these writes among those of other domains; a separate lane by default. */
  inLane?: WriteLane;
  /** Acquires a lock among this browser's tabs; undefined while another tab is buying. Without it, tabs are not coordinated. */
  tryTurn?: () => Promise<(() => Promise<void>) | undefined>;
}

const BUSY: Failure = {
  code: CHECKOUT_CODES.inProgress,
  retryable: true,
  message: 'Another window is placing an order.',
};

/** Creates the module of buying an item without checkout. It needs no other module. */
export function createQuickBuyModule({
  client,
  prepare,
  newKey,
  keys,
  inLane = createWriteLane(),
  tryTurn = () => Promise.resolve(() => Promise.resolve()),
}: QuickBuyDeps): DomainModule<QuickBuyState, 'quickBuy'> {
  const openOrder = createOpenOrder(keys, newKey, 'open-quick-buy');
  const cancelKeys = createCancelKeys(keys, newKey);

  /** Runs a step while no other tab is buying. @throws HttpError REQUEST_IN_PROGRESS if one is */
  function* inTurn<R>(step: () => SagaOf<R>): SagaOf<R> {
    const giveBack = yield* callTo(tryTurn);
    if (!giveBack) throw new HttpError(BUSY);
    try {
      return yield* step();
    } finally {
      // The next step of this tab acquires the lock again.
      yield* callTo(giveBack);
    }
  }

  function* prepareItem(item: QuickBuyItem): SagaOf<void> {
    try {
      const { info, isReviewed } = yield* inTurn(() => sendNowOrNever(inLane, () => callTo(prepare, item)));
      yield put(actions.quickBuyPrepared(info));
      // Any difference from the shopper's request is shown first.
      if (!isReviewed && quickBuyNotice(info, item) === undefined) yield put(actions.placeRequested());
    } catch (error) {
      yield put(actions.quickBuyUnready(toFailure(error)));
    }
  }

  function* buyNow({ payload: item }: ReturnType<typeof actions.buyNowRequested>): SagaOf<void> {
    const { phase } = yield* selectFrom(selectQuickBuyPurchase);
    if (phase !== 'preparing') return;
    const left = openOrder.get();
    // Another purchase could be a second order for the same click.
    if (left) yield put(actions.openOrderFound(left.body));
    else yield race([call(prepareItem, item), take(actions.quickBuyClosed.type)]);
  }

  /** Shows what can be ordered after a rejection; another window may have put something else into the buy-now cart. */
  function* showRefusal(failure: Failure, held: CheckoutInfo | undefined): SagaOf<void> {
    const isGone = failure.code === QUICK_BUY_CODES.cartChanged || failure.code === CHECKOUT_CODES.emptyCart;
    if (!held || isGone) {
      yield put(actions.quickBuyUnready(failure));
      return;
    }
    let info = held;
    try {
      info = yield* callTo(client.getCheckout);
    } catch {
      // The rejection is more important than the new totals, which the next attempt shows.
    }
    const isSame = info.cartId === held.cartId && info.revision === held.revision;
    if (isSame) yield put(actions.orderRefused({ info, failure }));
    else yield put(actions.quickBuyUnready({ ...failure, code: QUICK_BUY_CODES.cartChanged }));
  }

  function* place(): SagaOf<void> {
    const purchase = yield* selectFrom(selectQuickBuyPurchase);
    if (purchase.phase !== 'placing') return;
    const { info, body } = purchase;
    try {
      const order = yield* inTurn(() =>
        sendNowOrNever(inLane, () => callTo(client.placeOrder, body, openOrder.keyFor(info?.cartId, body))),
      );
      openOrder.close();
      yield put(actions.quickBuyPlaced(order));
    } catch (error) {
      const failure = toFailure(error);
      const isRefused = isDefinite(failure) || failure.code === CHECKOUT_CODES.gatewayUnavailable;
      if (isRefused) openOrder.close();
      // Sent by this attempt or an earlier one, without a definite reply.
      if (openOrder.get()) yield put(actions.orderUncertain(body));
      else yield* showRefusal(failure, info);
    }
  }

  function* cancelOrder(): SagaOf<void> {
    const purchase = yield* selectFrom(selectQuickBuyPurchase);
    if (purchase.phase !== 'placed') return;
    const { orderNumber } = purchase.order;
    try {
      const order = yield* callTo(client.cancelOrder, orderNumber, cancelKeys.keyFor(orderNumber));
      cancelKeys.settle(orderNumber);
      yield put(actions.quickBuyCanceled(order));
    } catch (error) {
      const failure = toFailure(error);
      cancelKeys.settle(orderNumber, failure);
      yield put(actions.quickBuyCancelFailed(failure));
    }
  }

  return {
    name: 'quickBuy',
    reducer: quickBuyReducer,
    *saga() {
      yield all([
        // Leading: a second click is the same purchase.
        takeLeading(actions.buyNowRequested.type, buyNow),
        // Leading: a double click places only one order.
        takeLeading(actions.placeRequested.type, place),
        takeLeading(actions.quickBuyCancelRequested.type, cancelOrder),
      ]);
    },
  };
}
