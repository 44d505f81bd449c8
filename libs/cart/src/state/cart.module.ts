import { fork, takeEvery, takeLeading } from 'redux-saga/effects';
import { restartOn } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { CartDeps } from './cart.deps.ts';
import { cartActions, cartReducer } from './cart.slice.ts';
import type { CartState } from './cart.slice.ts';
import { purgeRemoved } from './sagas/purge-removed.ts';
import { readCart } from './sagas/read-cart.ts';
import { writeQueue } from './sagas/write-queue.ts';

/** The cart for an application's store. */
export function createCartModule(deps: CartDeps): DomainModule<CartState, 'cart'> {
  return {
    name: 'cart',
    reducer: cartReducer,
    // After a reset it is another person's cart.
    saga: () =>
      restartOn(cartActions.cartReset.type, () => [
        // Leading: a second reader gets what the first one brings.
        takeLeading(cartActions.cartRequested.type, () => readCart(deps)),
        // Every: each removed line has a time of its own.
        takeEvery(cartActions.lineRemoved.type, purgeRemoved),
        // One queue for all writes: the order of clicks is the order of requests.
        fork(writeQueue, deps),
      ]),
  };
}
