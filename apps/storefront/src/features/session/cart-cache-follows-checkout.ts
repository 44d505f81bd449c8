import { takeEvery } from 'redux-saga/effects';
import type { Action } from 'redux';
import type { CartCacheModule } from '@foolscap/cart/state';

/** The slices of domains whose writes change the cart without a reply of the cart. */
const WRITERS = ['checkout/', 'payments/'];

/** Clears the stored cart while checkout and payment change the cart, so that the cart page reads it again. */
export function* cartCacheFollowsCheckout({ clear }: Pick<CartCacheModule, 'clear'>) {
  // Every: an action before the reply does no harm, and the one after it must not be missed.
  yield takeEvery(({ type }: Action) => WRITERS.some((writer) => type.startsWith(writer)), clear);
}
