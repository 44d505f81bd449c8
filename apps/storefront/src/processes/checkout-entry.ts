import { call, takeEvery } from 'redux-saga/effects';
import { cartEvents } from '@foolscap/cart/state';
import type { ProcessDeps } from './process-deps.ts';

/** The two URLs of the same checkout (decision-pages.5); the second is the fallback. */
export const CHECKOUT_PATHS = { 'next-gen': '/checkout', dotcom: '/office/supplies/checkout' } as const;

/** Navigates from the cart to checkout, or to the sign-in page first (cart-4.40). */
export function* checkoutEntry({ navigate, signInAddress }: ProcessDeps) {
  yield takeEvery(
    cartEvents.checkoutEntered.type,
    function* ({ payload: { to } }: ReturnType<typeof cartEvents.checkoutEntered>) {
      yield call(navigate, to === 'sign-in' ? signInAddress(CHECKOUT_PATHS['next-gen']) : CHECKOUT_PATHS[to]);
    },
  );
}
