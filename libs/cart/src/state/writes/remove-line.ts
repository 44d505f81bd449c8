import { createAction } from '@reduxjs/toolkit';
import type { SagaOf } from '@foolscap/core/sagas';
import type { CartReply } from '../../client/cart-client.ts';
import { CART_ITEM_ID_NOT_FOUND } from '../../model/write-refusals.ts';
import { confirm, getLine, operationKey, raiseAlert, raiseNotice } from '../cart.state.ts';
import type { CartState } from '../cart.state.ts';
import { defineCartWrite, queuedAs } from '../define-cart-write.ts';
import type { QueuedWrite } from '@foolscap/core/state';
import { receiveReply, shownIds } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';
import { isDeliveryWrite } from './set-delivery.ts';
import { isQuantityWrite } from './set-quantity.ts';

/** Intention: remove a line. */
export const removeRequested = createAction<{ cartItemId: string }>('cart/removeRequested');

/** A confirmed removal. */
export interface LineRemoved {
  cartItemId: string;
  reply: CartReply;
  /** Name of the item that was added instead of the line. */
  replacedBy?: string;
}

const isRemoval = queuedAs<{ cartItemId: string }>('remove');

/** Removes a line, which can be restored for a while. Unsent changes to the line are dropped, and repeated clicks are a single removal. */
export const removeLine = defineCartWrite({
  kind: 'remove',
  command: removeRequested,
  settled: 'lineRemoved',
  begin(state, { cartItemId }) {
    // Their unsent writes are dropped, so they would stay pending if the removal fails.
    for (const kind of ['quantity', 'delivery'] as const)
      delete state.pending[operationKey(kind, cartItemId)];
    const shown = shownLine(state, cartItemId);
    state.pending[operationKey('remove', cartItemId)] = {
      kind: 'remove',
      cartItemId,
      ...(shown && { shown }),
    };
  },
  coalesce(queue, own) {
    const { cartItemId } = own.request;
    if (queue.some((queued) => isRemoval(queued) && queued.request.cartItemId === cartItemId)) return queue;
    return [...queue.flatMap((queued) => withoutChangesOf(cartItemId, queued)), own];
  },
  *send(deps, request, key): SagaOf<LineRemoved> {
    const { cartItemId } = request;
    const reply = yield* callWhenOnline(deps, {}, deps.client.removeItem, cartItemId, key);
    return { cartItemId, reply };
  },
  settle(state, { cartItemId, reply, replacedBy }: LineRemoved) {
    const operation = state.pending[operationKey('remove', cartItemId)];
    const shown =
      shownLine(state, cartItemId) ?? (operation?.kind === 'remove' ? operation.shown : undefined);
    for (const kind of ['remove', 'quantity', 'delivery'] as const)
      delete state.pending[operationKey(kind, cartItemId)];
    const line = shown?.line ?? getLine(state, cartItemId);
    receiveReply(state, reply);
    const { value } = state.info;
    // The read that closes a gap may fail.
    if (value && value.revision < reply.data.cartInfo.revision)
      value.items = value.items.filter((each) => each.cartItemId !== cartItemId);
    // It has been added again since then.
    if (getLine(state, cartItemId)) return;
    // A plan below its product is also announced, but it has no position of its own to be restored to.
    if (shown) state.removed[cartItemId] = { ...shown, phase: 'removed' };
    if (line)
      confirm(state, {
        kind: 'removed',
        name: line.product.name,
        ...(shown ? {} : { isFinal: true }),
        ...(replacedBy ? { replacedBy } : {}),
      });
  },
  rollback(state, { request, failure }) {
    delete state.pending[operationKey('remove', request.cartItemId)];
    // The line is already gone: the latest cart reflects that, and there is nothing to retry.
    if (failure.code === CART_ITEM_ID_NOT_FOUND) raiseNotice(state, 'removedElsewhere');
    else raiseAlert(state, failure, { kind: 'remove', request });
  },
  repeat: (request) => [removeRequested(request)],
});

/** Returns a line and its position among all shown lines; undefined for a line that is not shown by itself. */
function shownLine(state: CartState, cartItemId: string) {
  const line = getLine(state, cartItemId);
  const index = shownIds(state).indexOf(cartItemId);
  return line && index >= 0 ? { line, index } : undefined;
}

function withoutChangesOf(cartItemId: string, queued: QueuedWrite): QueuedWrite[] {
  if (isDeliveryWrite(queued)) return queued.request.cartItemId === cartItemId ? [] : [queued];
  if (!isQuantityWrite(queued)) return [queued];
  const { [cartItemId]: _, ...others } = queued.request;
  return Object.keys(others).length > 0 ? [{ ...queued, request: others }] : [];
}
