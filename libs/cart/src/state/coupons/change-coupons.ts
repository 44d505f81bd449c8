import { createAction } from '@reduxjs/toolkit';
import { selectFrom } from '@foolscap/core/sagas';
import type { CartReply } from '../../client/cart-client.ts';
import { selectCart } from '../cart.selectors.ts';
import { operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite, queuedAs } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';

/** Codes to enter and to remove. Codes are compared without regard to case. */
export interface CouponChange {
  add: readonly string[];
  remove: readonly string[];
}

/** The confirmed change, with the codes as the shopper entered them. */
export interface CouponsChanged extends CouponChange {
  reply: CartReply;
}

/** Intention: enter and remove coupons of the cart, which keeps the others. */
const couponChangeRequested = createAction<CouponChange>('cart/couponChangeRequested');

/** Creates the action that enters coupons beside those of the cart. */
export const couponsEntered = (...add: readonly string[]) => couponChangeRequested({ add, remove: [] });

/** Creates the action that removes a coupon. */
export const couponRemoved = (code: string) => couponChangeRequested({ add: [], remove: [code] });

export const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

const without = (codes: readonly string[], removed: readonly string[]): string[] =>
  codes.filter((code) => !removed.some((other) => isSameCode(code, other)));

/** Joins two changes; of a code that is entered and removed, the later request counts. */
const join = (earlier: CouponChange, later: CouponChange): CouponChange => ({
  add: [...without(without(earlier.add, later.remove), later.add), ...later.add],
  remove: [...without(without(earlier.remove, later.add), later.remove), ...later.remove],
});

const isChange = queuedAs<CouponChange>('couponChange');

/**
 * Enters and removes coupons. Changes that were not sent yet become one request, and the list is computed when it is sent, from the latest cart.
 */
export const changeCoupons = defineCartWrite({
  kind: 'couponChange',
  command: couponChangeRequested,
  settled: 'couponsChanged',
  getRequest: (payload) => payload,
  begin(state, { add }) {
    state.pending[operationKey('coupons')] = { kind: 'coupons', coupons: [...add] };
  },
  coalesce(queue, own) {
    const queued = queue.find(isChange);
    const request = queued ? join(queued.request, own.request) : own.request;
    return [...queue.filter((each) => !isChange(each)), { ...own, request }];
  },
  *send(deps, { add, remove }, key) {
    const cart = yield* selectFrom(selectCart);
    const held = (cart?.coupons ?? []).map(({ couponCode }) => couponCode);
    const coupons = [...without(without(held, remove), add), ...add];
    return {
      add,
      remove,
      reply: yield* callWhenOnline(deps, {}, deps.client.updateCart, { coupons }, key),
    };
  },
  settle(state, { reply }: CouponsChanged) {
    delete state.pending[operationKey('coupons')];
    receiveReply(state, reply);
  },
  rollback(state, { request, failure, from }) {
    delete state.pending[operationKey('coupons')];
    raiseAlert(state, failure, { kind: 'couponChange', request, from });
  },
  repeat: (request) => [couponChangeRequested(request)],
});
