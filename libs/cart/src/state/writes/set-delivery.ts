import { createAction } from '@reduxjs/toolkit';
import type { CartReply } from '../../client/cart-client.ts';
import { confirm, getLine, operationKey, raiseAlert } from '../cart.state.ts';
import type { CartState, RequestedFulfillment } from '../cart.state.ts';
import { defineCartWrite, queuedAs } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { updateOnLatest } from '../sagas/update-on-latest.ts';

/** Intention: deliver a line, or pick it up in a store. */
export const fulfillmentRequested = createAction<RequestedFulfillment>('cart/fulfillmentRequested');

export const isDeliveryWrite = queuedAs<RequestedFulfillment>('delivery');

/**
 * Changes a line's delivery option; a later choice for the same line replaces the earlier one. If the new source has fewer units, the
 * server lowers the quantity and adds a message.
 */
export const setDelivery = defineCartWrite({
  kind: 'delivery',
  command: fulfillmentRequested,
  settled: 'fulfillmentChanged',
  begin(state, payload) {
    state.pending[operationKey('delivery', payload.cartItemId)] = { kind: 'delivery', ...payload };
  },
  coalesce(queue, own) {
    const last = queue.at(-1);
    const replaces = isDeliveryWrite(last) && last.request.cartItemId === own.request.cartItemId;
    return [...(replaces ? queue.slice(0, -1) : queue), own];
  },
  *send(deps, request, key) {
    const { cartItemId, ...fields } = request;
    // A difference of 0 keeps the quantity as it is when the request is sent.
    const update = yield* updateOnLatest(deps, [{ cartItemId, quantity: { by: 0 }, fields }], key);
    return update && { request, reply: update.reply };
  },
  settle(state, { request, reply }: { request: RequestedFulfillment; reply: CartReply }) {
    const isLatest = endDelivery(state, request);
    receiveReply(state, reply);
    const line = getLine(state, request.cartItemId);
    const { deliveryType, levelOfService } = request;
    // If the line does not get the level, it has a message instead.
    if (
      isLatest &&
      line &&
      (!levelOfService || levelOfService === line.selectedDeliveryOption.levelOfService)
    )
      confirm(state, { kind: 'delivery', name: line.product.name, way: levelOfService ?? deliveryType });
  },
  rollback(state, { request, failure }) {
    endDelivery(state, request);
    raiseAlert(state, failure, { kind: 'delivery', request });
  },
  repeat: (request) => [fulfillmentRequested(request)],
});

/** Clears the pending choice unless the shopper has chosen again since then. */
function endDelivery({ pending }: CartState, sent: RequestedFulfillment): boolean {
  const key = operationKey('delivery', sent.cartItemId);
  const latest = pending[key];
  const isLatest =
    latest?.kind !== 'delivery' ||
    (latest.deliveryType === sent.deliveryType &&
      latest.pickupStoreNumber === sent.pickupStoreNumber &&
      latest.levelOfService === sent.levelOfService);
  if (isLatest) delete pending[key];
  return isLatest;
}
