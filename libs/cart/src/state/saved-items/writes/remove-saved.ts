import { createAction } from '@reduxjs/toolkit';
import { selectFrom } from '@foolscap/core/sagas';
import type { CartReply } from '../../../client/cart-client.ts';
import type { SavedItemsClient } from '../../../client/saved-items-client.ts';
import { CART_CODES } from '../../../model/codes.ts';
import { operationKey, raiseAlert } from '../../cart.state.ts';
import { defineCartWrite, queuedAs } from '../../define-cart-write.ts';
import { receiveReply } from '../../receive-reply.ts';
import { callWhenOnline } from '../../sagas/call-when-online.ts';
import { selectIsSaved } from '../saved-items.selectors.ts';

export interface RemovalRequest {
  listItemId: string;
}

/** Intention: remove a saved item. */
export const removeSavedRequested = createAction<RemovalRequest>('cart/removeSavedRequested');

const isRemoval = queuedAs<RemovalRequest>('removeSaved');

/** Declares the write that removes a saved item. It cannot be restored. */
export const createRemoveSaved = (client: SavedItemsClient) =>
  defineCartWrite({
    kind: 'removeSaved',
    command: removeSavedRequested,
    settled: 'savedItemRemoved',
    begin(state, { listItemId }) {
      state.pending[operationKey('removeSaved', listItemId)] = { kind: 'removeSaved', listItemId };
    },
    coalesce(queue, own) {
      const { listItemId } = own.request;
      const isQueued = queue.some((queued) => isRemoval(queued) && queued.request.listItemId === listItemId);
      return isQueued ? queue : [...queue, own];
    },
    *send(deps, { listItemId }, key) {
      if (!(yield* selectFrom(selectIsSaved))(listItemId)) return { listItemId };
      const reply = yield* callWhenOnline(deps, {}, client.removeSaved, listItemId, key);
      return { listItemId, reply };
    },
    settle(state, { listItemId, reply }: { listItemId: string; reply?: CartReply }) {
      delete state.pending[operationKey('removeSaved', listItemId)];
      if (reply) receiveReply(state, reply);
    },
    rollback(state, { request, failure }) {
      delete state.pending[operationKey('removeSaved', request.listItemId)];
      // The item is already gone, and the list is read again.
      if (failure.code !== CART_CODES.cartItemIdNotFound)
        raiseAlert(state, failure, { kind: 'removeSaved', request });
    },
    repeat: (request) => [removeSavedRequested(request)],
  });
