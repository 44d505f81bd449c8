import { createAction } from '@reduxjs/toolkit';
import type { CartReply } from '../../client/cart-client.ts';
import { operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';

/** Intention: replace the cart's coupons; an empty list removes all of them. */
export const couponsRequested = createAction<{ coupons: string[] }>('cart/couponsRequested');

/** Replaces the cart's coupons; a later list replaces an earlier one. */
export const replaceCoupons = defineCartWrite({
  kind: 'coupons',
  command: couponsRequested,
  settled: 'couponsApplied',
  begin(state, { coupons }) {
    state.pending[operationKey('coupons')] = { kind: 'coupons', coupons };
  },
  coalesce: (queue, own) => [...queue.filter(({ kind }) => kind !== own.kind), own],
  *send(deps, { coupons }, key) {
    return { coupons, reply: yield* callWhenOnline(deps, {}, deps.client.updateCart, { coupons }, key) };
  },
  settle(state, { reply }: { coupons: string[]; reply: CartReply }) {
    delete state.pending[operationKey('coupons')];
    receiveReply(state, reply);
  },
  rollback(state, { request, failure }) {
    delete state.pending[operationKey('coupons')];
    raiseAlert(state, failure, { kind: 'coupons', request });
  },
  repeat: (request) => [couponsRequested(request)],
});

/** The writes for applications that replace all coupons at once. Pass them to `extend` of the cart's module. */
export const couponListWrites = [replaceCoupons];
