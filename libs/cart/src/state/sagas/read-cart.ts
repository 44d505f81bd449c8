import { put } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { CartDeps } from '../cart.deps.ts';
import { cartActions } from '../cart.slice.ts';
import { callWhenOnline } from './call-when-online.ts';

/** Reads the whole cart; offline, waits for the connection. */
export function* readCart(deps: CartDeps) {
  try {
    const reply = yield* callWhenOnline(deps, undefined, deps.client.getCart);
    yield put(cartActions.cartReceived(reply));
  } catch (error) {
    yield put(cartActions.cartFailed(toFailure(error)));
  }
}
