import { put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, selectFrom, restartOn } from '@foolscap/core/sagas';
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

/** An order that was sent and not yet answered; kept through reloads. */
interface OpenOrder {
  cartId: string | undefined;
  key: string;
  body: PlaceOrderBody;
}
const OPEN_ORDER = 'open-order';
const UNANSWERED: Failure = { code: 'NETWORK', retryable: true, message: 'Network Error' };

/** Checkout for an application's store. */
export function createCheckoutModule({
  client,
  newKey,
  keys,
}: CheckoutDeps): DomainModule<CheckoutState, 'checkout'> {
  function* readCheckout() {
    try {
      yield put(checkoutActions.checkoutReceived(yield* callTo(client.getCheckout)));
    } catch (error) {
      const failure = toFailure(error);
      const left = keys.get<OpenOrder>(OPEN_ORDER);
      // An order was sent whose answer never came, and its cart is closed: it has most likely been placed.
      if (failure.code === CHECKOUT_CODES.emptyCart && left) {
        yield put(checkoutActions.placeOrderFailed({ failure: UNANSWERED, body: left.body }));
      } else {
        yield put(checkoutActions.checkoutFailed(failure));
      }
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
    const key = keyFor(info?.cartId, body);
    try {
      const order = yield* callTo(client.placeOrder, body, key);
      keys.remove(OPEN_ORDER);
      yield put(checkoutActions.orderPlaced(order));
    } catch (error) {
      const failure = toFailure(error);
      // Without a status nobody knows; from 500 on the server may still be at it; 409 may mean "still running".
      const definite =
        failure.status !== undefined && failure.status < 500 && failure.code !== CHECKOUT_CODES.inProgress;
      if (definite) keys.remove(OPEN_ORDER);
      yield put(checkoutActions.placeOrderFailed({ failure, body }));
      // What was refused has changed meanwhile: stock, the total, the payment.
      if (definite) yield* readCheckout();
    }
  }

  /** @param cartId unknown once the cart is closed: then it is the order that was left open */
  function keyFor(cartId: string | undefined, body: PlaceOrderBody): string {
    const left = keys.get<OpenOrder>(OPEN_ORDER);
    const same = left && JSON.stringify(left.body) === JSON.stringify(body);
    if (left && same && (cartId === undefined || cartId === left.cartId)) return left.key;
    const key = newKey();
    keys.set(OPEN_ORDER, { cartId, key, body } satisfies OpenOrder, DAY);
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

  function* cancelOrder({ payload: { orderNumber } }: ReturnType<typeof checkoutActions.cancelRequested>) {
    try {
      yield put(checkoutActions.orderCancelled(yield* callTo(client.cancelOrder, orderNumber)));
    } catch (error) {
      yield put(checkoutActions.cancelFailed({ orderNumber, failure: toFailure(error) }));
    }
  }

  function* readOrders({ payload: query }: ReturnType<typeof checkoutActions.ordersRequested>) {
    try {
      yield put(checkoutActions.ordersReceived(yield* callTo(client.getOrders, query)));
    } catch (error) {
      yield put(checkoutActions.ordersFailed(toFailure(error)));
    }
  }

  return {
    name: 'checkout',
    reducer: checkoutReducer,
    // After a reset it is another person's checkout.
    saga: () =>
      restartOn(checkoutActions.checkoutReset.type, () => [
        // Latest: the last request returns the newest state.
        takeLatest(checkoutActions.checkoutRequested.type, readCheckout),
        takeLatest(checkoutActions.orderRequested.type, readOrder),
        takeLatest(checkoutActions.ordersRequested.type, readOrders),
        // Leading: ignores a second click while the first is in flight.
        takeLeading(checkoutActions.cancelRequested.type, cancelOrder),
        // Every: sections are saved independently, and none may be lost.
        takeEvery(checkoutActions.sectionSubmitted.type, saveSection),
        // Leading: a double click is one order.
        takeLeading(checkoutActions.placeOrderRequested.type, placeOrder),
      ]),
  };
}
