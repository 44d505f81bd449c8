import { put } from 'redux-saga/effects';
import { cartActions } from '../cart.slice.ts';
import type { CartDeps } from '../cart.deps.ts';
import { callWhenOnline } from './call-when-online.ts';

/**
 * A guest is asked to sign in first. Everybody else posts proceedCheckout=true and goes to the next-gen checkout, or to the
 * dotcom checkout when that fails (cart 4, "Checkout entry").
 */
export function* enterCheckout(deps: CartDeps) {
  const { client, mayCheckOut, newKey } = deps;
  if (!mayCheckOut()) {
    yield put(cartActions.checkoutEntered('sign-in'));
    return;
  }
  try {
    yield* callWhenOnline(deps, {}, client.updateCart, { proceedCheckout: true }, newKey());
    yield put(cartActions.checkoutEntered('next-gen'));
  } catch {
    // Not an error to the shopper: the dotcom checkout is the same checkout by another way.
    yield put(cartActions.checkoutEntered('dotcom'));
  }
}
