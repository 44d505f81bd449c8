import { put } from 'redux-saga/effects';
import { cartActions } from '../cart.slice.ts';
import type { CartDeps } from '../cart.deps.ts';
import { callWhenOnline } from './call-when-online.ts';

/**
 * Enters checkout: posts proceedCheckout=true and continues to the next-gen checkout, or to the dotcom checkout if the request
 * fails. A shopper who may not check out signs in first (cart 4, "Checkout entry").
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
    // Not shown as an error: the dotcom checkout is an equivalent fallback.
    yield put(cartActions.checkoutEntered('dotcom'));
  }
}
