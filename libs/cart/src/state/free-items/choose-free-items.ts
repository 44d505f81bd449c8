import { createAction } from '@reduxjs/toolkit';
import type { CartReply } from '../../client/cart-client.ts';
import type { UpdateCartBody } from '../../contract/index.ts';
import { type CartState, confirm, operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';

/** A choice of free items; `deleteFreeItems` is applied first, so that one item can replace another. */
export type FreeItemChoice = Pick<UpdateCartBody, 'freeItems' | 'deleteFreeItems'>;

export interface FreeItemsChosen {
  choice: FreeItemChoice;
  reply: CartReply;
}

/** Intention: choose free items, or remove them. */
export const freeItemsRequested = createAction<FreeItemChoice>('cart/freeItemsRequested');

const KEY = operationKey('freeItems');

function countRequests({ pending }: CartState, by: 1 | -1): void {
  const present = pending[KEY];
  const requests = (present?.kind === 'freeItems' ? present.requests : 0) + by;
  if (requests > 0) pending[KEY] = { kind: 'freeItems', requests };
  else delete pending[KEY];
}

/** Names the items of a choice, which the cart has or is offered before the choice is applied. */
function describe({ info: { value } }: CartState, { freeItems = [], deleteFreeItems = [] }: FreeItemChoice) {
  const known = [...(value?.freeItems ?? []), ...(value?.availableFreeItems ?? [])];
  const getNames = (items: readonly { itemId: string }[]) =>
    items.flatMap(({ itemId }) => known.find((item) => item.itemId === itemId)?.name ?? []);
  return { kind: 'freeItems' as const, added: getNames(freeItems), removed: getNames(deleteFreeItems) };
}

/** Changes the cart's free items (cart-7.31). Chosen units add up, so each choice is sent. */
export const chooseFreeItems = defineCartWrite({
  kind: 'freeItems',
  command: freeItemsRequested,
  settled: 'freeItemsChosen',
  begin: (state) => countRequests(state, 1),
  *send(deps, choice, key) {
    return { choice, reply: yield* callWhenOnline(deps, {}, deps.client.updateCart, choice, key) };
  },
  settle(state, { choice, reply }: FreeItemsChosen) {
    countRequests(state, -1);
    const change = describe(state, choice);
    receiveReply(state, reply);
    // The cart was not offered this choice, and is unchanged.
    const [error] = reply.data.error ?? [];
    if (error) raiseAlert(state, { code: error.code, message: error.description, retryable: false });
    else confirm(state, change);
  },
  rollback(state, { request, failure }) {
    countRequests(state, -1);
    raiseAlert(state, failure, { kind: 'freeItems', request });
  },
  repeat: (request) => [freeItemsRequested(request)],
});
