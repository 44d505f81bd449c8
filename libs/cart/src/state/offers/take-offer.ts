import { createAction } from '@reduxjs/toolkit';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { CartReply } from '../../client/cart-client.ts';
import type { CartItem } from '../../contract/index.ts';
import { confirm, operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';
import { removeLine } from '../writes/remove-line.ts';

/** The choice of an item suggested for a line. */
export interface OfferRequest {
  /** The line that it is for. */
  cartItemId: string;
  itemId: string;
  name: string;
  qty: number;
  /** The line's item, for plans and services that become its children. */
  parentItemId?: string;
  /** Whether the line is removed once the item has been added. */
  isReplacement?: boolean;
}

/** The result of a choice. */
export interface OfferTaken {
  request: OfferRequest;
  /** The reply to the add. */
  added: CartReply;
  /** The reply to the removal of the line that it replaces. */
  removed?: CartReply;
  /** The later of the two replies, whose revision the cart then has. */
  reply: CartReply;
  /** The line of the item in the reply to the add. */
  line: CartItem | undefined;
  /** The failure of the removal, after which the cart has both items. */
  failure?: Failure;
}

/** Intention: add an item that the cart suggests, or replace a line with it. */
export const offerRequested = createAction<OfferRequest>('cart/offerRequested');

const isAdded = ({ line }: OfferTaken): boolean => (line?.qtyAdded ?? 0) > 0;

/** Adds a suggested item, and then removes the line that it replaces. The line can be restored as after any removal. */
export const takeOffer = defineCartWrite({
  kind: 'offer',
  command: offerRequested,
  settled: 'offerTaken',
  begin(state, { cartItemId, itemId }) {
    state.pending[operationKey('offer', cartItemId)] = { kind: 'offer', lineId: cartItemId, itemId };
  },
  *send(deps, request, key) {
    const { cartItemId, itemId, qty, parentItemId, isReplacement } = request;
    const items = [{ itemId, qty, ...(parentItemId ? { parentItemId } : {}) }];
    const added = yield* callWhenOnline(deps, {}, deps.client.addItems, { items }, key);
    const line = added.data.cartInfo.items.find(
      (each) => each.itemId === itemId && each.status !== 'DELETED',
    );
    const taken: OfferTaken = { request, added, reply: added, line };
    if (!isReplacement || !isAdded(taken)) return taken;
    try {
      const removed = yield* callWhenOnline(deps, {}, deps.client.removeItem, cartItemId, deps.newKey());
      return { ...taken, removed, reply: removed };
    } catch (error) {
      return { ...taken, failure: toFailure(error) };
    }
  },
  settle(state, taken: OfferTaken) {
    const { request, added, removed, failure } = taken;
    const { cartItemId, name } = request;
    delete state.pending[operationKey('offer', cartItemId)];
    receiveReply(state, added);
    if (!isAdded(taken)) return;
    if (failure) raiseAlert(state, failure, { kind: 'remove', request: { cartItemId } });
    // The removal announces both.
    if (removed) removeLine.settle?.(state, { cartItemId, reply: removed, replacedBy: name });
    else confirm(state, { kind: 'offer', name, lineId: cartItemId });
  },
  rollback(state, { request }) {
    delete state.pending[operationKey('offer', request.cartItemId)];
  },
});

/** Checks whether the item was added. */
export { isAdded as isOfferAdded };
