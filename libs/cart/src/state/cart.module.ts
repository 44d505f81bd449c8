import { fork, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { createWriteLane, restartOn } from '@foolscap/core/sagas';
import { withWrites } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { CartDeps } from './cart.deps.ts';
import { cartActions } from './cart.slice.ts';
import type { CartState } from './cart.state.ts';
import type { CartWrite } from './define-cart-write.ts';
import { heldCart } from './held-cart.slice.ts';
import { purgeRemoved } from './sagas/purge-removed.ts';
import { readCart, refreshCart } from './sagas/read-cart.ts';
import { retryFailed } from './sagas/retry-failed.ts';
import { writeQueue } from './sagas/write-queue.ts';
import { cartWrites } from './writes/index.ts';

export interface CartModule extends DomainModule<CartState, 'cart'> {
  /** Adds writes that are loaded with the pages that need them. Ignores writes that were already added. */
  extend(writes: readonly CartWrite[]): void;
}

/** Creates the cart module of an application's store: reducer and sagas. */
export function createCartModule(given: CartDeps): CartModule {
  const deps = { inLane: createWriteLane(), ...given };
  const known = [...cartWrites];
  return {
    name: 'cart',
    reducer: withWrites(heldCart.reducer, known),
    extend(writes) {
      known.push(...writes.filter(({ kind }) => !known.some((write) => write.kind === kind)));
    },
    // After a reset the cart has ended, so its pending work is canceled.
    saga: () =>
      restartOn(cartActions.cartReset.type, () => [
        // Leading: a request during a read shares the result of that read.
        takeLeading(
          cartActions.cartRequested.type,
          ({ payload }: ReturnType<typeof cartActions.cartRequested>) => readCart(deps, payload?.mayBeCached),
        ),
        // Latest: a newer announcement from another tab replaces a refresh in flight.
        takeLatest(cartActions.cartRefreshRequested.type, () => refreshCart(deps)),
        // Every: each removed line has its own timer.
        takeEvery(cartActions.lineRemoved.type, purgeRemoved),
        // One queue for all writes, so that requests are sent in the order of clicks.
        fork(writeQueue, deps, known),
        // Every: a click on "Try again" repeats its own failure.
        takeEvery(cartActions.retryRequested.type, () => retryFailed(known)),
      ]),
  };
}
