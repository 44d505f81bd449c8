import { createAction } from '@reduxjs/toolkit';
import { selectFrom } from '@foolscap/core/sagas';
import type { CartReply } from '../../client/cart-client.ts';
import type { CartRoot } from '../cart.selectors.ts';
import { confirm, getLine, raiseAlert, raiseNotice } from '../cart.state.ts';
import { defineCartWrite, queuedAs } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';

/** Intention: restore a removed line. */
export const undoRequested = createAction<{ cartItemId: string }>('cart/undoRequested');

const isRestore = queuedAs<{ cartItemId: string }>('restore');

/** Restores a removed line with its former quantity, through EDIT_ITEM. The server checks the stock again. */
export const restoreLine = defineCartWrite({
  kind: 'restore',
  command: undoRequested,
  settled: 'lineRestored',
  begin(state, { cartItemId }) {
    const removed = state.removed[cartItemId];
    if (removed) removed.phase = 'restoring';
  },
  coalesce(queue, own) {
    const last = queue.at(-1);
    return isRestore(last) && last.request.cartItemId === own.request.cartItemId ? queue : [...queue, own];
  },
  *send(deps, request, key) {
    const { cartItemId } = request;
    const qty = yield* selectFrom((root: CartRoot) => root.cart.removed[cartItemId]?.line.qty);
    if (qty === undefined) return undefined;
    const reply = yield* callWhenOnline(deps, {}, deps.client.updateItems, [{ cartItemId, qty }], key);
    return { cartItemId, reply };
  },
  settle(state, { cartItemId, reply }: { cartItemId: string; reply: CartReply }) {
    receiveReply(state, reply);
    delete state.removed[cartItemId];
    const line = getLine(state, cartItemId);
    if (line) confirm(state, { kind: 'restored', name: line.product.name });
    else raiseNotice(state, 'notRestored');
  },
  rollback(state, { request: { cartItemId }, failure }) {
    const removed = state.removed[cartItemId];
    if (removed) removed.phase = 'failed';
    raiseAlert(state, failure);
  },
});
