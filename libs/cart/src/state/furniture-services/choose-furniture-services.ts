import { createAction } from '@reduxjs/toolkit';
import type { CartReply } from '../../client/cart-client.ts';
import type { UpdateItemsBody } from '../../contract/index.ts';
import { confirm, getLine, operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite, queuedAs } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { updateOnLatest } from '../sagas/update-on-latest.ts';

/** A line's units by furniture service level; an omitted level gets none. */
export interface FurnitureServicesRequest {
  cartItemId: string;
  furnSvcInfo: NonNullable<UpdateItemsBody['items'][number]['furnSvcInfo']>;
}

/** Intention: order furniture services with a line. */
export const furnitureServicesRequested = createAction<FurnitureServicesRequest>(
  'cart/furnitureServicesRequested',
);

const isOwn = queuedAs<FurnitureServicesRequest>('furniture');

/** Changes a line's furniture services; a later choice for the same line replaces one that is waiting. */
export const chooseFurnitureServices = defineCartWrite({
  kind: 'furniture',
  command: furnitureServicesRequested,
  settled: 'furnitureServicesChosen',
  begin(state, { cartItemId }) {
    state.pending[operationKey('furniture', cartItemId)] = { kind: 'furniture', lineId: cartItemId };
  },
  coalesce: (queue, own) => [
    ...queue.filter((queued) => !isOwn(queued) || queued.request.cartItemId !== own.request.cartItemId),
    own,
  ],
  *send(deps, request, key) {
    const { cartItemId, furnSvcInfo } = request;
    // A difference of 0 keeps the quantity as it is when the request is sent.
    const update = yield* updateOnLatest(
      deps,
      [{ cartItemId, quantity: { by: 0 }, fields: { furnSvcInfo } }],
      key,
    );
    return { request, ...(update ? { reply: update.reply } : {}) };
  },
  settle(state, { request, reply }: { request: FurnitureServicesRequest; reply?: CartReply }) {
    delete state.pending[operationKey('furniture', request.cartItemId)];
    if (!reply) return;
    receiveReply(state, reply);
    const line = getLine(state, request.cartItemId);
    if (!line) return;
    const hasServices = Object.values(line.furnSvcInfo ?? {}).some(({ qty }) => qty > 0);
    confirm(state, { kind: 'furniture', name: line.product.name, hasServices });
  },
  rollback(state, { request, failure }) {
    delete state.pending[operationKey('furniture', request.cartItemId)];
    raiseAlert(state, failure, { kind: 'furniture', request });
  },
  repeat: (request) => [furnitureServicesRequested(request)],
});
