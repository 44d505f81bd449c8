import { call, put, take } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { raceOf } from '@foolscap/core/sagas';
import type { CartReply } from '../../client/cart-client.ts';
import type { WholeCartData } from '../../contract/index.ts';
import type { CartDeps } from '../cart.deps.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { callWhenOnline } from './call-when-online.ts';

/** Reads the whole cart, from the cache if allowed; waits for the connection while offline. */
export function* readCart(deps: CartDeps, mayBeCached = false) {
  try {
    const reply =
      (mayBeCached && deps.getCached?.()) || (yield* callWhenOnline(deps, undefined, deps.client.getCart));
    yield put(heldCartActions.cartReceived(reply));
  } catch (error) {
    yield put(heldCartActions.cartFailed(toFailure(error)));
  }
}

/**
 * Reads the whole cart quietly: if the read fails, the held cart is unchanged. A regular read that fails in the meantime makes this one
 * outdated.
 */
export function* refreshCart({ client }: CartDeps) {
  try {
    const { reply } = yield* raceOf<{ reply: CartReply<WholeCartData>; failed: unknown }>({
      reply: call(client.getCart),
      failed: take(heldCartActions.cartFailed.type),
    });
    if (reply) yield put(heldCartActions.cartReceived(reply));
  } catch {
    // The next read or change will bring the latest cart.
  }
}
