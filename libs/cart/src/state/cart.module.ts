import type { Task } from 'redux-saga';
import { all, cancel, fork, take, takeEvery, takeLeading } from 'redux-saga/effects';
import type { DomainModule } from '@foolscap/core/state';
import type { CartDeps } from './cart.deps.ts';
import { cartActions, cartReducer } from './cart.slice.ts';
import type { CartState } from './cart.slice.ts';
import { purgeRemoved } from './sagas/purge-removed.ts';
import { readCart } from './sagas/read-cart.ts';
import { writeQueue } from './sagas/write-queue.ts';

/** The cart for an application's store. */
export function createCartModule(deps: CartDeps): DomainModule<CartState> {
  return {
    name: 'cart',
    reducer: cartReducer,
    *saga() {
      for (;;) {
        const watchers = (yield all([
          // Leading: a second reader gets what the first one brings.
          takeLeading(cartActions.cartRequested.type, () => readCart(deps)),
          // Every: each removed line has a time of its own.
          takeEvery(cartActions.lineRemoved.type, purgeRemoved),
          // One queue for all writes: the order of clicks is the order of requests.
          fork(writeQueue, deps),
        ])) as Task[];
        // Another person's cart from here on: what is still on its way for the former one must not arrive.
        yield take(cartActions.cartReset.type);
        yield cancel(watchers);
      }
    },
  };
}
