import { createAction } from '@reduxjs/toolkit';
import { selectFrom } from '@foolscap/core/sagas';
import type { CartReply } from '../../../client/cart-client.ts';
import type { SavedItemsClient } from '../../../client/saved-items-client.ts';
import { CART_CODES } from '../../../model/codes.ts';
import type { CartRoot } from '../../cart.selectors.ts';
import { getLine, operationKey, raiseAlert, raiseNotice } from '../../cart.state.ts';
import { defineCartWrite, queuedAs } from '../../define-cart-write.ts';
import { receiveReply } from '../../receive-reply.ts';
import { callWhenOnline } from '../../sagas/call-when-online.ts';

export interface SaveRequest {
  cartItemId: string;
}

/** Intention: move a cart line to the saved items. */
export const saveForLaterRequested = createAction<SaveRequest>('cart/saveForLaterRequested');

const isSave = queuedAs<SaveRequest>('save');

/** Declares the write that moves a cart line to the saved items. Changes to the line that were requested earlier are sent first. */
export const createSaveForLater = (client: SavedItemsClient) =>
  defineCartWrite({
    kind: 'save',
    command: saveForLaterRequested,
    settled: 'lineSaved',
    begin(state, { cartItemId }) {
      state.pending[operationKey('save', cartItemId)] = { kind: 'save', lineId: cartItemId };
    },
    coalesce(queue, own) {
      const { cartItemId } = own.request;
      const isQueued = queue.some((queued) => isSave(queued) && queued.request.cartItemId === cartItemId);
      return isQueued ? queue : [...queue, own];
    },
    *send(deps, { cartItemId }, key) {
      // A second click while the first is in flight.
      if (!(yield* selectFrom((root: CartRoot) => getLine(root.cart, cartItemId)))) return { cartItemId };
      const reply = yield* callWhenOnline(deps, {}, client.saveLine, cartItemId, key);
      return { cartItemId, reply };
    },
    settle(state, { cartItemId, reply }: { cartItemId: string; reply?: CartReply }) {
      for (const kind of ['save', 'quantity', 'delivery'] as const)
        delete state.pending[operationKey(kind, cartItemId)];
      if (reply) receiveReply(state, reply);
    },
    rollback(state, { request, failure }) {
      delete state.pending[operationKey('save', request.cartItemId)];
      // The line is already gone: the latest cart reflects that, and there is nothing to retry.
      if (failure.code === CART_CODES.cartItemIdNotFound) raiseNotice(state, 'removedElsewhere');
      else raiseAlert(state, failure, { kind: 'save', request });
    },
    repeat: (request) => [saveForLaterRequested(request)],
  });
