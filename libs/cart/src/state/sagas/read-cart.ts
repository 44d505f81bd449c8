import { put } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import type { CartDeps } from '../cart.deps.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { callWhenOnline } from './call-when-online.ts';

/** Reads the whole cart, from the cache if it may be cached; offline, waits for the connection. */
export function* readCart(deps: CartDeps, mayBeCached = false) {
  try {
    const reply =
      (mayBeCached && deps.getCached?.()) || (yield* callWhenOnline(deps, undefined, deps.client.getCart));
    yield put(heldCartActions.cartReceived(reply));
  } catch (error) {
    yield put(heldCartActions.cartFailed(toFailure(error)));
  }
}

/** Reads the whole cart quietly: the held cart stays as it is if the read fails. */
export function* refreshCart({ client }: CartDeps) {
  try {
    yield put(heldCartActions.cartReceived(yield* callTo(client.getCart)));
  } catch {
    // The next read or change brings the latest cart.
  }
}
