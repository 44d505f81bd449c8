import { takeEvery } from 'redux-saga/effects';
import type { Action } from 'redux';
import type { CartCacheModule } from '@foolscap/cart/state';

/** Slices of domains whose writes change the cart without a cart reply. */
const WRITERS = ['checkout/', 'payments/'];

/** Clears the cached cart while checkout and payments change the cart, so that the cart page reads it again. */
export function* cartCacheFollowsCheckout({ clear }: Pick<CartCacheModule, 'clear'>) {
  // Takes every action: one before the reply does no harm, and the one after it must not be missed.
  yield takeEvery(({ type }: Action) => WRITERS.some((writer) => type.startsWith(writer)), clear);
}
