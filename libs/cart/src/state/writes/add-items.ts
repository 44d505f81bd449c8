import { createAction } from '@reduxjs/toolkit';
import type { Message } from '@foolscap/core/vocabulary';
import { isAbort, isUncertain } from '@foolscap/core/http';
import type { CartReply } from '../../client/cart-client.ts';
import type { CartItem } from '../../contract/index.ts';
import { feedbackKind } from '../../model/add-feedback.ts';
import type { FeedbackKind } from '../../model/add-feedback.ts';
import { operationKey } from '../cart.state.ts';
import type { AddItem, CartState } from '../cart.state.ts';
import { defineCartWrite } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';

export interface AddRequest {
  items: AddItem[];
  redirect: boolean;
  key?: string;
}

/** Intention: add items to the cart. */
export const addToCartRequested = createAction(
  'cart/addToCartRequested',
  /** @param options.redirect opens the cart page instead of showing feedback; `key` retries a failed add */
  (items: AddItem[], { redirect = false, key }: { redirect?: boolean; key?: string } = {}) => ({
    payload: { items, redirect, ...(key ? { key } : {}) } as AddRequest,
  }),
);

/** Adds items. Each add is a separate request, because each has its own feedback. */
export const addItems = defineCartWrite({
  kind: 'add',
  command: addToCartRequested,
  settled: 'itemsAdded',
  begin(state, { items }) {
    for (const { itemId, qty } of items) countAdding(state, itemId, qty);
    state.feedback = undefined;
  },
  *send(deps, { items, redirect }, key) {
    const reply = yield* callWhenOnline(deps, { add: { items, key } }, deps.client.addItems, { items }, key);
    const wanted = new Set(items.map(({ itemId }) => itemId));
    // A line may have the replacement instead of the requested item.
    const lines = reply.data.cartInfo.items.filter(
      ({ itemId, altItem, status }) =>
        status !== 'DELETED' && [itemId, altItem?.origItemId].some((id) => id && wanted.has(id)),
    );
    const errors = reply.data.error ?? [];
    const kind = feedbackKind(lines, {
      small: deps.isSmall(),
      isCartShown: deps.isCartShown?.() ?? false,
      redirect,
      errors,
    });
    return { requested: items, reply, lines, errors, kind };
  },
  settle(
    state,
    {
      requested,
      reply,
      kind,
      lines,
      errors,
    }: {
      requested: AddItem[];
      reply: CartReply;
      lines: CartItem[];
      errors: readonly Message[];
      kind: FeedbackKind;
    },
  ) {
    for (const { itemId, qty } of requested) countAdding(state, itemId, -qty);
    receiveReply(state, reply);
    state.feedback = { phase: 'added', kind, lines, errors: [...errors] };
  },
  rollback(state, { request: { items }, key, failure }) {
    for (const { itemId, qty } of items) countAdding(state, itemId, -qty);
    if (!isAbort(failure)) state.feedback = { phase: 'failed', body: { items }, key, failure };
  },
  rereadsAfter: isUncertain,
});

function countAdding({ pending }: CartState, itemId: string, by: number): void {
  const key = operationKey('add', itemId);
  const operation = pending[key];
  const qty = (operation?.kind === 'add' ? operation.qty : 0) + by;
  if (qty > 0) pending[key] = { kind: 'add', itemId, qty };
  else delete pending[key];
}
