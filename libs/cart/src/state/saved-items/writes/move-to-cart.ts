import { createAction } from '@reduxjs/toolkit';
import { selectFrom } from '@foolscap/core/sagas';
import type { CartReply } from '../../../client/cart-client.ts';
import type { MovedItem, SavedItemsClient } from '../../../client/saved-items-client.ts';
import { CART_CODES } from '../../../model/codes.ts';
import { operationKey, raiseAlert } from '../../cart.state.ts';
import type { CartState } from '../../cart.state.ts';
import { defineCartWrite, queuedAs } from '../../define-cart-write.ts';
import { receiveReply } from '../../receive-reply.ts';
import { callWhenOnline } from '../../sagas/call-when-online.ts';
import { selectIsSaved } from '../saved-items.selectors.ts';

export interface MoveRequest {
  items: MovedItem[];
}

/** Intention: move saved items to the cart. Items that cannot be added stay saved. */
export const moveToCartRequested = createAction<MoveRequest>('cart/moveToCartRequested');

const isMove = queuedAs<MoveRequest>('move');

const getIds = ({ items }: MoveRequest) => items.map(({ listItemId }) => listItemId);

function endMove({ pending }: CartState, listItemIds: readonly string[]): void {
  for (const listItemId of listItemIds) delete pending[operationKey('move', listItemId)];
}

/** Declares the write that moves saved items to the cart, all in one call. An item already waiting to be moved is not moved again. */
export const createMoveToCart = (client: SavedItemsClient) =>
  defineCartWrite({
    kind: 'move',
    command: moveToCartRequested,
    settled: 'itemsMoved',
    begin(state, { items }) {
      for (const { listItemId } of items)
        state.pending[operationKey('move', listItemId)] = { kind: 'move', listItemId };
    },
    coalesce(queue, own) {
      const queued = new Set(queue.filter(isMove).flatMap(({ request }) => getIds(request)));
      const items = own.request.items.filter(({ listItemId }) => !queued.has(listItemId));
      return items.length > 0 ? [...queue, { ...own, request: { items } }] : queue;
    },
    *send(deps, request, key) {
      const listItemIds = getIds(request);
      const isSaved = yield* selectFrom(selectIsSaved);
      const items = request.items.filter(({ listItemId }) => isSaved(listItemId));
      if (items.length === 0) return { listItemIds };
      const reply = yield* callWhenOnline(deps, {}, client.moveToCart, items, key);
      return { listItemIds, reply };
    },
    settle(state, { listItemIds, reply }: { listItemIds: string[]; reply?: CartReply }) {
      endMove(state, listItemIds);
      if (reply) receiveReply(state, reply);
    },
    rollback(state, { request, failure }) {
      endMove(state, getIds(request));
      // The items are no longer on the list, which is read again.
      if (failure.code !== CART_CODES.cartItemIdNotFound)
        raiseAlert(state, failure, { kind: 'move', request });
    },
    repeat: (request) => [moveToCartRequested(request)],
  });
