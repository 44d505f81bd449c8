import { createAction } from '@reduxjs/toolkit';
import type { SagaOf } from '@foolscap/core/sagas';
import { defineCartWrite } from '../define-cart-write.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';

export type CheckoutDestination = 'sign-in' | 'next-gen' | 'dotcom';

/** Intention: check out with the current cart. */
export const checkoutRequested = createAction('cart/checkoutRequested');

/**
 * Enters checkout: posts proceedCheckout=true and continues to the next-gen checkout, or to the dotcom checkout if the request fails. A
 * shopper who may not check out has to sign in first (cart-4.42).
 */
export const enterCheckout = defineCartWrite({
  kind: 'checkout',
  command: checkoutRequested,
  settled: 'checkoutEntered',
  getRequest: () => ({}),
  begin(state) {
    state.entry = 'pending';
  },
  coalesce: (queue, own) => (queue.at(-1)?.kind === own.kind ? queue : [...queue, own]),
  *send(deps, _request, key): SagaOf<{ to: CheckoutDestination }> {
    if (!deps.mayCheckOut()) return { to: 'sign-in' };
    try {
      yield* callWhenOnline(deps, {}, deps.client.updateCart, { proceedCheckout: true }, key);
      return { to: 'next-gen' };
    } catch {
      // Not shown as an error: the dotcom checkout is an equivalent fallback.
      return { to: 'dotcom' };
    }
  },
  settle(state, _result: { to: CheckoutDestination }) {
    state.entry = 'idle';
  },
  rollback(state) {
    state.entry = 'idle';
  },
});
