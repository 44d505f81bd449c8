import { createAction } from '@reduxjs/toolkit';
import type { UpdateCartBody } from '../../contract/index.ts';
import type { CartReply } from '../../client/cart-client.ts';
import { operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';

export interface ShipToRequest {
  address: NonNullable<UpdateCartBody['addresses']>[number];
}

/** Intention: ship the cart to another address. */
export const shipToChangeRequested = createAction<ShipToRequest>('cart/shipToChangeRequested');

/** Changes the address that the cart ships to; a later address replaces an earlier one. */
export const changeShipTo = defineCartWrite({
  kind: 'shipTo',
  command: shipToChangeRequested,
  settled: 'shipToChanged',
  begin(state, { address }) {
    state.pending[operationKey('shipTo')] = { kind: 'shipTo', zipCode: address.zipCode };
  },
  coalesce: (queue, own) => [...queue.filter(({ kind }) => kind !== own.kind), own],
  *send(deps, { address }, key) {
    const body = { addresses: [address] };
    return { address, reply: yield* callWhenOnline(deps, {}, deps.client.updateCart, body, key) };
  },
  settle(state, { reply }: ShipToRequest & { reply: CartReply }) {
    delete state.pending[operationKey('shipTo')];
    receiveReply(state, reply);
  },
  rollback(state, { request, failure }) {
    delete state.pending[operationKey('shipTo')];
    raiseAlert(state, failure, { kind: 'shipTo', request });
  },
  repeat: (request) => [shipToChangeRequested(request)],
});
