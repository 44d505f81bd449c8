import { all, fork, put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, createWriteLane, selectFrom, sendNowOrNever } from '@foolscap/core/sagas';
import type { WriteLane } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { Geocoder } from '@foolscap/core/geocoder';
import type { CheckoutClient } from '../client/index.ts';
import { checkoutActions, checkoutReads, checkoutReducer, selectCheckoutInfo } from './checkout.slice.ts';
import type { CheckoutState } from './checkout.slice.ts';
import { createCancelKeys } from './cancel-keys.ts';
import { keepCheckout } from './kept-checkout.ts';
import { createOpenOrder, isDefinite } from './open-order.ts';
import type { OrderKeys } from './open-order.ts';

export interface CheckoutDeps {
  client: CheckoutClient;
  newKey: () => string;
  keys: OrderKeys;
  /** Finds the city and state of an entered ZIP code; without it the shopper enters them. */
  geocoder?: Geocoder;
  /** Orders these writes among those of other domains, which change the same cart; a separate lane by default. */
  inLane?: WriteLane;
}

/** Creates the checkout module for an application's store. */
export function createCheckoutModule({
  client,
  newKey,
  keys,
  geocoder,
  inLane = createWriteLane(),
}: CheckoutDeps): DomainModule<CheckoutState, 'checkout'> {
  const openOrder = createOpenOrder(keys, newKey, 'open-order');
  const cancelKeys = createCancelKeys(keys, newKey);

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

  /** Places the order. A definite rejection discards its key, because the server has recorded nothing under it. */
  function* placeOrder({ payload: body }: ReturnType<typeof checkoutActions.placeOrderRequested>) {
    const info = yield* selectFrom(selectCheckoutInfo);
    try {
      // After the sections that are still being saved. Only an order that was actually sent is remembered as one without a reply.
      const order = yield* sendNowOrNever(inLane, () =>
        callTo(client.placeOrder, body, openOrder.keyFor(info?.cartId, body)),
      );
      openOrder.close();
      yield put(checkoutActions.orderPlaced(order));
    } catch (error) {
      const failure = toFailure(error);
      const definite = isDefinite(failure);
      if (definite) openOrder.close();
      yield put(checkoutActions.placeOrderFailed({ failure, body }));
      // A rejection means that stock, total or payment has changed, so reload.
      if (definite) yield put(checkoutActions.checkoutRequested());
    }
  }

  function* cancelOrder({ payload: { orderNumber } }: ReturnType<typeof checkoutActions.cancelRequested>) {
    try {
      const order = yield* callTo(client.cancelOrder, orderNumber, cancelKeys.keyFor(orderNumber));
      cancelKeys.settle(orderNumber);
      yield put(checkoutActions.orderCanceled(order));
    } catch (error) {
      const failure = toFailure(error);
      cancelKeys.settle(orderNumber, failure);
      yield put(checkoutActions.cancelFailed({ orderNumber, failure }));
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
    *saga() {
      yield all([
        fork(keepCheckout, keys),
        ...checkoutReads.map((read) => read.loader(checkoutActions, { client, openOrder })),
        // Leading: ignores a second click while the first is in flight.
        takeLeading(checkoutActions.cancelRequested.type, cancelOrder),
        // Every: sections are saved independently, and no change may be lost.
        takeEvery(checkoutActions.sectionSubmitted.type, saveSection),
        // Latest: only the code on the screen matters.
        takeLatest(checkoutActions.zipCodeEntered.type, findPlace),
        // Leading: a double click places only one order.
        takeLeading(checkoutActions.placeOrderRequested.type, placeOrder),
      ]);
    },
  };
}
