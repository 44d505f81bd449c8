import { put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, selectFrom, startOverAt } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { DAY } from '@foolscap/core/clock';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { CheckoutClient } from '../client/index.ts';
import type { PlaceOrderBody } from '../contract/index.ts';
import { CHECKOUT_CODES } from '../model/codes.ts';
import { checkoutActions, checkoutReducer, selectCheckoutInfo, selectOrder } from './checkout.slice.ts';
import type { CheckoutState } from './checkout.slice.ts';

export interface CheckoutDeps {
  client: CheckoutClient;
  newKey: () => string;
  /** Keeps the key of an order through time-outs and reloads, for as long as the server knows it (24 h). */
  keys: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
}

/** Checkout for an application's store. */
export function createCheckoutModule({ client, newKey, keys }: CheckoutDeps): DomainModule<CheckoutState> {
  function* readCheckout() {
    try {
      yield put(checkoutActions.checkoutReceived(yield* callTo(client.getCheckout)));
    } catch (error) {
      yield put(checkoutActions.checkoutFailed(toFailure(error)));
    }
  }

  function* saveSection({ payload }: ReturnType<typeof checkoutActions.sectionSubmitted>) {
    const { section, change } = payload;
    try {
      yield* callTo(client.save, change, newKey());
      const info = yield* callTo(client.getCheckout);
      yield put(checkoutActions.checkoutReceived(info));
      yield put(checkoutActions.sectionSaved({ section }));
    } catch (error) {
      yield put(checkoutActions.sectionFailed({ section, failure: toFailure(error) }));
    }
  }

  /**
   * One key belongs to one cart and one frozen body: a repeat after a time-out or a reload is the same order, another total is
   * another order. A definite refusal gives the key up; the server has recorded nothing that could be repeated.
   */
  function* placeOrder({ payload: body }: ReturnType<typeof checkoutActions.placeOrderRequested>) {
    const info = yield* selectFrom(selectCheckoutInfo);
    const slot = `order-key:${info?.cartId ?? ''}`;
    const key = keyFor(slot, body);
    try {
      const order = yield* callTo(client.placeOrder, body, key);
      keys.remove(slot);
      yield put(checkoutActions.orderPlaced(order));
    } catch (error) {
      const failure = toFailure(error);
      // Without a status nobody knows; from 500 on the server may still be at it; 409 may mean "still running".
      const definite =
        failure.status !== undefined && failure.status < 500 && failure.code !== CHECKOUT_CODES.inProgress;
      if (definite) keys.remove(slot);
      yield put(checkoutActions.placeOrderFailed({ failure, body }));
      // What was refused has changed meanwhile: stock, the total, the payment.
      if (definite) yield* readCheckout();
    }
  }

  function keyFor(slot: string, body: PlaceOrderBody): string {
    const frozen = JSON.stringify(body);
    const kept = keys.get<{ key: string; frozen: string }>(slot);
    if (kept?.frozen === frozen) return kept.key;
    const key = newKey();
    keys.set(slot, { key, frozen }, DAY);
    return key;
  }

  function* readOrder({ payload: { orderNumber } }: ReturnType<typeof checkoutActions.orderRequested>) {
    const { load } = yield* selectFrom(selectOrder);
    if (load.phase === 'ready') return;
    try {
      yield put(checkoutActions.orderReceived(yield* callTo(client.getOrder, orderNumber)));
    } catch (error) {
      yield put(checkoutActions.orderFailed({ orderNumber, failure: toFailure(error) }));
    }
  }

  function* readOrders() {
    try {
      yield put(checkoutActions.ordersReceived(yield* callTo(client.getOrders)));
    } catch (error) {
      yield put(checkoutActions.ordersFailed(toFailure(error)));
    }
  }

  return {
    name: 'checkout',
    reducer: checkoutReducer,
    // After a reset it is another person's checkout.
    saga: () =>
      startOverAt(checkoutActions.checkoutReset.type, () => [
        // Latest: what was asked for last shows the newest state.
        takeLatest(checkoutActions.checkoutRequested.type, readCheckout),
        takeLatest(checkoutActions.orderRequested.type, readOrder),
        takeLatest(checkoutActions.ordersRequested.type, readOrders),
        // Every: sections are saved independently, and none may be lost.
        takeEvery(checkoutActions.sectionSubmitted.type, saveSection),
        // Leading: a double click is one order.
        takeLeading(checkoutActions.placeOrderRequested.type, placeOrder),
      ]),
  };
}
