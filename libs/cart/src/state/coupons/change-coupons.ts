import { createAction } from '@reduxjs/toolkit';
import { selectFrom } from '@foolscap/core/sagas';
import type { CartReply } from '../../client/cart-client.ts';
import { selectCart, type CartRoot } from '../cart.selectors.ts';
import { CART_CODES } from '../../model/cart-codes.ts';
import { isSameCode } from '../../model/coupon-codes.ts';
import { type CartState, operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite, queuedAs } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';

/** Codes to enter and to remove; they are compared ignoring case. */
export interface CouponChange {
  add: readonly string[];
  remove: readonly string[];
}

/** The confirmed change, with the codes as the shopper entered them. */
export interface CouponsChanged extends CouponChange {
  reply: CartReply;
}

/** Intention: enter and remove coupons while keeping the cart's others. */
const couponChangeRequested = createAction<CouponChange>('cart/couponChangeRequested');

/** Creates the action that enters coupons in addition to the cart's. */
export const couponsEntered = (...add: readonly string[]) => couponChangeRequested({ add, remove: [] });

/** Creates the action that removes a coupon. */
export const couponRemoved = (code: string) => couponChangeRequested({ add: [], remove: [code] });

const without = (codes: readonly string[], removed: readonly string[]): string[] =>
  codes.filter((code) => !removed.some((other) => isSameCode(code, other)));

/** Joins two changes; if a code is both entered and removed, the later request wins. */
const join = (earlier: CouponChange, later: CouponChange): CouponChange => ({
  add: [...without(without(earlier.add, later.remove), later.add), ...later.add],
  remove: [...without(without(earlier.remove, later.add), later.remove), ...later.remove],
});

const KEY = operationKey('coupons');

const getPending = ({ pending }: CartState): CouponChange => {
  const operation = pending[KEY];
  return operation?.kind === 'coupons'
    ? { add: operation.coupons, remove: operation.removed ?? [] }
    : { add: [], remove: [] };
};

function setPending(state: CartState, { add, remove }: CouponChange): void {
  if (add.length + remove.length === 0) delete state.pending[KEY];
  else state.pending[KEY] = { kind: 'coupons', coupons: [...add], removed: [...remove] };
}

/** Clears what one request has changed; other changes may still be waiting for it. */
function endPending(state: CartState, { add, remove }: CouponChange): void {
  const pending = getPending(state);
  setPending(state, { add: without(pending.add, add), remove: without(pending.remove, remove) });
}

/** Selects the pending coupon change: the entered (`coupons`) and removed codes. Undefined if there is none. */
export const selectPendingCoupons = ({ cart }: CartRoot) => {
  const operation = cart.pending[KEY];
  return operation?.kind === 'coupons' ? operation : undefined;
};

const isChange = queuedAs<CouponChange>('couponChange');

/**
 * Enters and removes coupons. Unsent changes are combined into one request, whose list is computed from the latest cart when it is sent.
 */
export const changeCoupons = defineCartWrite({
  kind: 'couponChange',
  command: couponChangeRequested,
  settled: 'couponsChanged',
  begin: (state, change) => setPending(state, join(getPending(state), change)),
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
  settle(state, changed: CouponsChanged) {
    endPending(state, changed);
    receiveReply(state, changed.reply);
  },
  rollback(state, { request, failure }) {
    endPending(state, request);
    // Shown where the code was entered.
    if (failure.code === CART_CODES.couponInvalid) return;
    raiseAlert(state, failure, { kind: 'couponChange', request });
  },
  repeat: (request) => [couponChangeRequested(request)],
});
