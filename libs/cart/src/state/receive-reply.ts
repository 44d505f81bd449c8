import { loaded } from '@foolscap/core/state';
import type { CartReply } from '../client/cart-client.ts';
import { applyReply, isChange } from '../model/apply-reply.ts';
import { isShown } from '../model/line-relations.ts';
import { withRemoved } from '../model/with-removed.ts';
import type { CartState } from './cart.state.ts';

/** Merges a reply into the state; removed lines that the reply contains become visible again. */
export function receiveReply(state: CartState, { data, sessionId }: CartReply): void {
  let held = state.info.value;
  if (state.sessionId !== undefined && sessionId !== undefined && sessionId !== state.sessionId) {
    held = undefined;
    state.info = { phase: 'loading' };
    dropLineChanges(state);
  }
  if (sessionId !== undefined) state.sessionId = sessionId;
  const applied = applyReply(held, data.cartInfo);
  if (applied.kind !== 'applied') return;
  if (held && held.cartId !== applied.cart.cartId) dropLineChanges(state);
  state.info = loaded(applied.cart);
  for (const { cartItemId, actioned } of applied.cart.items) {
    const removed = state.removed[cartItemId];
    if (!removed) continue;
    delete state.removed[cartItemId];
    // An added line comes last, and a whole cart has its own order.
    if (isChange(data.cartInfo) && actioned !== 'ADD_ITEM') putBack(state, cartItemId, removed.index);
  }
}

/** Drops the state of the previous cart's lines. An add in flight belongs to the new cart. */
function dropLineChanges(state: CartState): void {
  state.removed = {};
  for (const [key, { kind }] of Object.entries(state.pending)) if (kind !== 'add') delete state.pending[key];
}

/** Returns the ids of all shown lines in order, including removed ones. */
export function shownIds({ info, removed }: CartState): string[] {
  const present = (info.value?.items ?? []).filter(isShown).map(({ cartItemId }) => cartItemId);
  return withRemoved(present, removed, ({ line }) => line.cartItemId);
}

/** Moves a restored line back to its former position. The reply to a change has no positions, so merging it has appended the line. */
function putBack(state: CartState, cartItemId: string, index: number): void {
  const items = state.info.value?.items;
  const from = items?.findIndex((line) => line.cartItemId === cartItemId) ?? -1;
  if (!items || from < 0) return;
  const [line] = items.splice(from, 1);
  const behind = new Set(shownIds(state).slice(index));
  const to = items.findIndex((other) => behind.has(other.cartItemId));
  items.splice(to < 0 ? items.length : to, 0, line!);
}
