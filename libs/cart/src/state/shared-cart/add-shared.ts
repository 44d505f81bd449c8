import { createAction } from '@reduxjs/toolkit';
import type { Message } from '@foolscap/core/vocabulary';
import type { CartReply } from '../../client/cart-client.ts';
import type { SharedCartsClient } from '../../client/shared-carts-client.ts';
import type { CartItem } from '../../contract/index.ts';
import { feedbackKind } from '../../model/add-feedback.ts';
import type { FeedbackKind } from '../../model/add-feedback.ts';
import { SHARED_CART_CODES } from '../../model/shared-carts.ts';
import { operationKey, raiseAlert } from '../cart.state.ts';
import { defineCartWrite, queuedAs } from '../define-cart-write.ts';
import { receiveReply } from '../receive-reply.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';
import { isPending } from './is-pending.ts';

export interface SharedAdd {
  shareId: string;
  /** The key of a failed add, so that retrying it adds nothing twice. */
  key?: string;
}

/** Intention: add a copy of all lines of a shared cart to the cart. */
export const addSharedRequested = createAction<SharedAdd>('cart/addSharedRequested');

const isAddShared = queuedAs<SharedAdd>('addShared');

/** Declares the write that adds a shared cart, with the feedback of an add. A second click before the reply adds nothing. */
export const createAddShared = (client: SharedCartsClient) =>
  defineCartWrite({
    kind: 'addShared',
    command: addSharedRequested,
    settled: 'sharedAdded',
    begin(state, { shareId }) {
      state.pending[operationKey('addShared', shareId)] = { kind: 'addShared', shareId };
      state.feedback = undefined;
    },
    coalesce: (queue, own) =>
      queue.some((queued) => isAddShared(queued) && queued.request.shareId === own.request.shareId)
        ? queue
        : [...queue, own],
    *send(deps, { shareId }, key) {
      if (!(yield* isPending(operationKey('addShared', shareId)))) return undefined;
      const reply = yield* callWhenOnline(deps, {}, client.addShared, shareId, key);
      const lines = reply.data.cartInfo.items.filter(({ status }) => status !== 'DELETED');
      const errors = reply.data.error ?? [];
      return { shareId, reply, lines, errors, kind: feedbackKind(lines, { small: deps.isSmall(), errors }) };
    },
    settle(
      state,
      {
        shareId,
        reply,
        lines,
        errors,
        kind,
      }: SharedAdd & {
        reply: CartReply;
        lines: CartItem[];
        errors: readonly Message[];
        kind: FeedbackKind;
      },
    ) {
      delete state.pending[operationKey('addShared', shareId)];
      receiveReply(state, reply);
      state.feedback = { phase: 'added', kind, lines, errors: [...errors] };
    },
    rollback(state, { request: { shareId }, key, failure }) {
      delete state.pending[operationKey('addShared', shareId)];
      // The link's page shows that it no longer works.
      if (failure.code !== SHARED_CART_CODES.notFound)
        raiseAlert(state, failure, { kind: 'addShared', request: { shareId, key } });
    },
    repeat: (request) => [addSharedRequested(request)],
  });
