import { createAction } from '@reduxjs/toolkit';
import type { SharedCartsClient } from '../../client/shared-carts-client.ts';
import type { SharedCartLink } from '../../contract/index.ts';
import { operationKey } from '../cart.state.ts';
import { defineCartWrite } from '../define-cart-write.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';
import { isPending } from './is-pending.ts';

/** Intention: create a link to a copy of the cart. */
export const shareRequested = createAction('cart/shareRequested');

/**
 * Declares the write that shares the cart. It waits in the queue for earlier changes, so that the link contains what the shopper sees. A
 * second click before the link arrives does not create another one.
 */
export const createShareCart = (client: SharedCartsClient) =>
  defineCartWrite({
    kind: 'share',
    command: shareRequested,
    settled: 'cartShared',
    getRequest: () => ({}),
    begin(state) {
      state.pending[operationKey('share')] = { kind: 'share' };
    },
    coalesce: (queue, own) => (queue.at(-1)?.kind === own.kind ? queue : [...queue, own]),
    *send(deps, _request, key) {
      if (!(yield* isPending(operationKey('share')))) return undefined;
      return { link: yield* callWhenOnline(deps, {}, client.shareCart, key) };
    },
    settle({ pending }, _result: { link: SharedCartLink }) {
      delete pending[operationKey('share')];
    },
    rollback({ pending }) {
      delete pending[operationKey('share')];
    },
    rereadsAfter: () => false,
  });
