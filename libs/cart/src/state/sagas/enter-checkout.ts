import { put } from 'redux-saga/effects';
import { callTo } from '@foolscap/core/sagas';
import { cartActions } from '../cart.slice.ts';
import type { CartDeps } from '../cart.deps.ts';

/**
 * A guest is asked to sign in first. Everybody else posts proceedCheckout=true and goes to the next-gen checkout, or to the
 * dotcom checkout when that fails (cart 4, "Checkout entry").
 */
export function* enterCheckout({ client, mayCheckOut, newKey }: CartDeps) {
  if (!mayCheckOut()) {
    yield put(cartActions.checkoutEntered('sign-in'));
    return;
  }
  try {
    yield* callTo(client.updateCart, { proceedCheckout: true }, newKey());
    yield put(cartActions.checkoutEntered('next-gen'));
  } catch {
    // Not an error to the shopper: the dotcom checkout is the same checkout by another way.
    yield put(cartActions.checkoutEntered('dotcom'));
  }
}
