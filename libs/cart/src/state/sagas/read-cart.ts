import { put } from 'redux-saga/effects';
import { callTo } from '@foolscap/core/sagas';
import { toFailure } from '@foolscap/core/http';
import type { CartDeps } from '../cart.deps.ts';
import { cartActions } from '../cart.slice.ts';

/** Reads the whole cart. */
export function* readCart({ client }: CartDeps) {
  try {
    const reply = yield* callTo(client.getCart);
    yield put(cartActions.cartReceived(reply));
  } catch (error) {
    yield put(cartActions.cartFailed(toFailure(error)));
  }
}
