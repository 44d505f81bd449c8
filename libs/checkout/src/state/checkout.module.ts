import { put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import {
  callTo,
  createLoader,
  createWriteLane,
  selectFrom,
  sendNowOrNever,
  restartOn,
} from '@foolscap/core/sagas';
import type { WriteLane } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import { DAY } from '@foolscap/core/clock';
import type { Geocoder } from '@foolscap/core/geocoder';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { CheckoutClient } from '../client/index.ts';
import type { OrdersQuery, PlaceOrderBody } from '../contract/index.ts';
import { CHECKOUT_CODES } from '../model/codes.ts';
import { checkoutActions, checkoutReducer, selectCheckoutInfo, selectOrder } from './checkout.slice.ts';
import type { CheckoutState } from './checkout.slice.ts';

export interface CheckoutDeps {
  client: CheckoutClient;
  newKey: () => string;
  /** Keeps the idempotency key of an order through timeouts and reloads, as long as the server remembers it (24 h). */
  keys: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
  /** Finds the city and state of an entered ZIP code; without it the shopper enters them. */
  geocoder?: Geocoder;
  /** Orders these writes among those of other domains, which change the same cart; a lane of its own by default. */
  inLane?: WriteLane;
}

/** An order that was sent without a reply so far; kept through reloads. */
interface OpenOrder {
  cartId: string | undefined;
  key: string;
  body: PlaceOrderBody;
}
const OPEN_ORDER = 'open-order';
const UNANSWERED: Failure = { code: 'NETWORK', retryable: true, message: 'Network Error' };

/** Creates the checkout module for an application's store. */
export function createCheckoutModule({
  client,
  newKey,
  keys,
  geocoder,
  inLane = createWriteLane(),
}: CheckoutDeps): DomainModule<CheckoutState, 'checkout'> {
  const checkoutLoader = createLoader({
    requested: checkoutActions.checkoutRequested,
    read: (_payload: unknown, signal) => client.getCheckout(signal),
    received: checkoutActions.checkoutReceived,
    failed(failure) {
      const left = keys.get<OpenOrder>(OPEN_ORDER);
      // An order was sent without a reply and its cart is closed, so it has most likely been placed.
      return failure.code === CHECKOUT_CODES.emptyCart && left
        ? checkoutActions.placeOrderFailed({ failure: UNANSWERED, body: left.body })
        : checkoutActions.checkoutFailed(failure);
    },
  });

  const orderLoader = createLoader({
    requested: checkoutActions.orderRequested,
    *read({ orderNumber }: { orderNumber: string }, signal) {
      const { load } = yield* selectFrom(selectOrder);
      return load.phase === 'ready' ? load.value : yield* callTo(client.getOrder, orderNumber, signal);
    },
    received: checkoutActions.orderReceived,
    failed: (failure, { orderNumber }) => checkoutActions.orderFailed({ orderNumber, failure }),
  });

  const ordersLoader = createLoader({
    requested: checkoutActions.ordersRequested,
    read: (query: OrdersQuery, signal) => client.getOrders(query, signal),
    received: checkoutActions.ordersReceived,
    failed: checkoutActions.ordersFailed,
  });

  function* saveSection({ payload }: ReturnType<typeof checkoutActions.sectionSubmitted>) {
    const { section, change } = payload;
    try {
      yield* sendNowOrNever(inLane, () => callTo(client.save, change, newKey()));
      const info = yield* callTo(client.getCheckout);
      yield put(checkoutActions.checkoutReceived(info));
      yield put(checkoutActions.sectionSaved({ section }));
    } catch (error) {
      yield put(checkoutActions.sectionFailed({ section, failure: toFailure(error) }));
    }
  }

  /**
   * Places the order. One key belongs to one cart and one frozen body: a retry after a timeout or a reload is the same order, a changed
   * total is another order. A definite refusal discards the key, since the server has recorded nothing under it.
   */
  function* placeOrder({ payload: body }: ReturnType<typeof checkoutActions.placeOrderRequested>) {
    const info = yield* selectFrom(selectCheckoutInfo);
    try {
      // After the sections that are still being saved. Only an order that is sent is remembered as one without a reply.
      const order = yield* sendNowOrNever(inLane, () =>
        callTo(client.placeOrder, body, keyFor(info?.cartId, body)),
      );
      keys.remove(OPEN_ORDER);
      yield put(checkoutActions.orderPlaced(order));
    } catch (error) {
      const failure = toFailure(error);
      // Uncertain: no status, 5xx (the server may still be working), or 409 (may mean "still running").
      const definite =
        failure.status !== undefined && failure.status < 500 && failure.code !== CHECKOUT_CODES.inProgress;
      if (definite) keys.remove(OPEN_ORDER);
      yield put(checkoutActions.placeOrderFailed({ failure, body }));
      // A refusal means that stock, total or payment has changed, so reload.
      if (definite) yield put(checkoutActions.checkoutRequested());
    }
  }

  /** @param cartId undefined once the cart is closed; the open order then keeps its key */
  function keyFor(cartId: string | undefined, body: PlaceOrderBody): string {
    const left = keys.get<OpenOrder>(OPEN_ORDER);
    const same = left && JSON.stringify(left.body) === JSON.stringify(body);
    if (left && same && (cartId === undefined || cartId === left.cartId)) return left.key;
    const key = newKey();
    keys.set(OPEN_ORDER, { cartId, key, body } satisfies OpenOrder, DAY);
    return key;
  }

  function* cancelOrder({ payload: { orderNumber } }: ReturnType<typeof checkoutActions.cancelRequested>) {
    try {
      yield put(checkoutActions.orderCanceled(yield* callTo(client.cancelOrder, orderNumber)));
    } catch (error) {
      yield put(checkoutActions.cancelFailed({ orderNumber, failure: toFailure(error) }));
    }
  }

  function* findPlace({ payload: { zipCode } }: ReturnType<typeof checkoutActions.zipCodeEntered>) {
    const controller = new AbortController();
    try {
      const place = geocoder && (yield* callTo(geocoder.find, zipCode, controller.signal));
      if (place) yield put(checkoutActions.zipPlaceFound(place));
    } catch {
      // The shopper enters the city and the state.
    } finally {
      controller.abort();
    }
  }

  return {
    name: 'checkout',
    reducer: checkoutReducer,
    // After a reset the checkout belongs to another user.
    saga: () =>
      restartOn(checkoutActions.checkoutReset.type, () => [
        checkoutLoader,
        orderLoader,
        ordersLoader,
        // Leading: ignores a second click while the first is in flight.
        takeLeading(checkoutActions.cancelRequested.type, cancelOrder),
        // Every: sections are saved independently, and no change may be lost.
        takeEvery(checkoutActions.sectionSubmitted.type, saveSection),
        // Latest: only the code on the screen matters.
        takeLatest(checkoutActions.zipCodeEntered.type, findPlace),
        // Leading: a double click places one order.
        takeLeading(checkoutActions.placeOrderRequested.type, placeOrder),
      ]),
  };
}
