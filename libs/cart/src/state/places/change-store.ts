import { createAction } from '@reduxjs/toolkit';
import { selectFrom } from '@foolscap/core/sagas';
import type { CartReply } from '../../client/cart-client.ts';
import { getPickupMoves } from '../../model/pickup-moves.ts';
import { selectCart } from '../cart.selectors.ts';
import { operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { updateOnLatest } from '../sagas/update-on-latest.ts';

export interface StoreRequest {
  storeNumber: string;
}

/** The confirmed change; without a reply, no line is picked up elsewhere. */
export interface StoreChanged extends StoreRequest {
  reply?: CartReply;
}

/** Intention: pick up all pickup lines in another store. */
export const storeChangeRequested = createAction<StoreRequest>('cart/storeChangeRequested');

/** Moves the pickup lines of the latest cart to a store; a later store replaces an earlier one. */
export const changeStore = defineCartWrite({
  kind: 'store',
  command: storeChangeRequested,
  settled: 'storeChanged',
  begin(state, { storeNumber }) {
    state.pending[operationKey('store')] = { kind: 'store', storeNumber };
  },
  coalesce: (queue, own) => [...queue.filter(({ kind }) => kind !== own.kind), own],
  *send(deps, { storeNumber }, key) {
    const cart = yield* selectFrom(selectCart);
    const moves = getPickupMoves(cart?.items.filter(({ status }) => status === 'ACTIVE') ?? [], storeNumber);
    if (!moves.length) return { storeNumber };
    const update = yield* updateOnLatest(
      deps,
      moves.map(({ cartItemId = '', deliveryType, pickupStoreNumber }) => ({
        cartItemId,
        // A difference of 0 keeps the quantity as it is when the request is sent.
        quantity: { by: 0 },
        fields: {
          ...(deliveryType ? { deliveryType } : {}),
          ...(pickupStoreNumber ? { pickupStoreNumber } : {}),
        },
      })),
      key,
    );
    return { storeNumber, ...(update ? { reply: update.reply } : {}) };
  },
  settle(state, { reply }: StoreChanged) {
    delete state.pending[operationKey('store')];
    if (reply) receiveReply(state, reply);
  },
  rollback(state, { request, failure }) {
    delete state.pending[operationKey('store')];
    raiseAlert(state, failure, { kind: 'store', request });
  },
  repeat: (request) => [storeChangeRequested(request)],
});
