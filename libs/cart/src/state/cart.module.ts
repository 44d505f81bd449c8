import { fork, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { createWriteLane, restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CartDeps } from './cart.deps.ts';
import { cartActions, cartReducer } from './cart.slice.ts';
import type { CartState } from './cart.state.ts';
import { purgeRemoved } from './sagas/purge-removed.ts';
import { readCart, refreshCart } from './sagas/read-cart.ts';
import { writeQueue } from './sagas/write-queue.ts';

/** Creates the cart module of an application's store: reducer and sagas. */
export function createCartModule(given: CartDeps): DomainModule<CartState, 'cart'> {
  const deps = { inLane: createWriteLane(), ...given };
  return {
    name: 'cart',
    reducer: cartReducer,
    // After a reset the cart belongs to another shopper: pending work of the previous one is canceled.
    saga: () =>
      restartOn(cartActions.cartReset.type, () => [
        // Leading: a request during a read shares the result of that read.
        takeLeading(cartActions.cartRequested.type, () => readCart(deps)),
        // Latest: a newer announcement of another tab replaces a refresh in flight.
        takeLatest(cartActions.cartRefreshRequested.type, () => refreshCart(deps)),
        // Every: each removed line has its own timer.
        takeEvery(cartActions.lineRemoved.type, purgeRemoved),
        // One queue for all writes: the order of clicks is the order of requests.
        fork(writeQueue, deps),
      ]),
  };
}
