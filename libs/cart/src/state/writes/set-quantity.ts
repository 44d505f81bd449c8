import { createAction } from '@reduxjs/toolkit';
import type { CartReply } from '../../client/cart-client.ts';
import { combineChanges, withoutSent } from '../../model/quantity-change.ts';
import type { QuantityChange } from '../../model/quantity-change.ts';
import { resumeChange } from '../../model/resume-change.ts';
import { confirm, getLine, operationKey, raiseAlert } from '../cart.state.ts';
import type { CartState } from '../cart.state.ts';
import { defineCartWrite, queuedAs } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { updateOnLatest } from '../sagas/update-on-latest.ts';

/** The payload of a quantity change: a typed quantity, or a difference from the quantity at the time of sending. */
export type RequestedQuantity = { cartItemId: string } & ({ qty: number } | { by: number });

/**
 * Intention: change a quantity. This is an optimistic update, marked as pending, while totals wait for the server. `qty` is absolute
 * (typed), `by` is a difference (plus and minus).
 */
export const quantityChangeRequested = createAction<RequestedQuantity>('cart/quantityChangeRequested');

/** Quantity changes by line. */
type Quantities = Record<string, QuantityChange>;
export const isQuantityWrite = queuedAs<Quantities>('quantity');

const getChange = (requested: RequestedQuantity): QuantityChange =>
  'by' in requested ? { by: requested.by } : { wanted: requested.qty };

/**
 * Changes quantities. A typed quantity replaces earlier changes to its line, clicks on plus and minus add up, and several lines' quantities
 * are sent together. Clicks are collected in a fixed window, not debounced: ten clicks within a second are at most two requests, and later
 * clicks never delay the first one (design rule 6). A typed quantity is sent immediately, together with the preceding clicks.
 */
export const setQuantity = defineCartWrite({
  kind: 'quantity',
  command: quantityChangeRequested,
  settled: 'quantitiesChanged',
  gatherMs: (payload) => ('by' in payload ? 500 : 0),
  getRequest: (payload): Quantities => ({ [payload.cartItemId]: getChange(payload) }),
  begin(state, payload) {
    const { cartItemId } = payload;
    const earlier = pendingQuantity(state, cartItemId);
    state.pending[operationKey('quantity', cartItemId)] = {
      kind: 'quantity',
      cartItemId,
      ...combineChanges(earlier, getChange(payload)),
    };
  },
  coalesce(queue, own) {
    const last = queue.at(-1);
    if (!isQuantityWrite(last)) return [...queue, own];
    const request = { ...last.request };
    for (const [cartItemId, change] of Object.entries(own.request))
      request[cartItemId] = combineChanges(request[cartItemId], change);
    return [...queue.slice(0, -1), { ...own, request }];
  },
  send: (deps, request, key) =>
    updateOnLatest(
      deps,
      Object.entries(request).map(([cartItemId, quantity]) => ({ cartItemId, quantity })),
      key,
    ),
  settle(state, { sent, reply }: { sent: Quantities; reply: CartReply }) {
    endSent(state, sent);
    receiveReply(state, reply);
    // A line with more pending changes is announced with the last of them.
    const lines = Object.keys(sent).flatMap((cartItemId) => {
      const line = pendingQuantity(state, cartItemId) ? undefined : getLine(state, cartItemId);
      return line ? [{ name: line.product.name, qty: line.qty }] : [];
    });
    if (lines.length > 0) confirm(state, { kind: 'quantity', lines });
  },
  rollback(state, { request, failure }) {
    endSent(state, request);
    raiseAlert(state, failure, { kind: 'quantity', request });
  },
  repeat: (request, from, held) =>
    Object.entries(request).flatMap(([cartItemId, change]) =>
      resumeQuantity(cartItemId, change, from[cartItemId], held[cartItemId]),
    ),
});

/** Clears a request's pending changes; those requested after it was sent are still pending. */
function endSent(state: CartState, sent: Quantities): void {
  for (const [cartItemId, change] of Object.entries(sent)) {
    const pending = pendingQuantity(state, cartItemId);
    const left = pending && withoutSent(pending, change);
    const key = operationKey('quantity', cartItemId);
    if (left) state.pending[key] = { kind: 'quantity', cartItemId, ...left };
    else delete state.pending[key];
  }
}

function pendingQuantity({ pending }: CartState, cartItemId: string): QuantityChange | undefined {
  const operation = pending[operationKey('quantity', cartItemId)];
  if (operation?.kind !== 'quantity') return undefined;
  const { wanted, by } = operation;
  return { ...(wanted === undefined ? {} : { wanted }), ...(by === undefined ? {} : { by }) };
}

/**
 * Creates the action that repeats a quantity change which the server may already have applied.
 *
 * @param from the quantity before the change
 * @param held the current quantity; undefined if the line is gone
 * @returns undefined if nothing is left to request or the line is gone
 */
export function resumeQuantity(
  cartItemId: string,
  change: QuantityChange,
  from: number | undefined,
  held: number | undefined,
) {
  if (held === undefined) return [];
  const { wanted, by } = resumeChange(change, from ?? held, held) ?? {};
  if (wanted !== undefined) return [quantityChangeRequested({ cartItemId, qty: wanted })];
  return by === undefined ? [] : [quantityChangeRequested({ cartItemId, by })];
}
