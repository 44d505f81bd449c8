import type { Failure } from '@foolscap/core/http';
import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import { queueWrites, sendWrite } from '@foolscap/core/state';
import type { CartReply } from '../../client/cart-client.ts';
import { isChange } from '../../model/apply-reply.ts';
import type { CartDeps } from '../cart.deps.ts';
import { selectCart } from '../cart.selectors.ts';
import type { CartWrite } from '../define-cart-write.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { readCart } from './read-cart.ts';

/**
 * Sends all writes to the cart one after another, in command order and coalesced (docs/decisions/cart-writes.md).
 *
 * @param writes the known writes; more may be added to the list later
 */
export const writeQueue = (deps: CartDeps & { inLane: WriteLane }, writes: readonly CartWrite[]) =>
  queueWrites(writes, (write, request) => deps.inLane(() => executeWrite(deps, write, request)), {
    flushed: heldCartActions.pendingChangesFlushed.type,
  });

function* executeWrite(deps: CartDeps, write: CartWrite, request: unknown): SagaOf<void> {
  // A retried add carries the key of its first attempt.
  const key = (request as { key?: string }).key ?? deps.newKey();
  const sent = yield* sendWrite(write, deps, request, key);
  const { reply, failure = sent.failure } = (sent.result ?? {}) as { reply?: CartReply; failure?: Failure };
  // The second step of a write may fail, and may have been applied anyway.
  if (failure ? (write.rereadsAfter?.(failure) ?? true) : reply && (yield* isGap(reply)))
    yield* readCart(deps);
}

/** Checks whether the reducer dropped a reply that did not follow the held revision (decision-size-of-cart-replies.3). */
function* isGap({ data }: CartReply): SagaOf<boolean> {
  const held = yield* selectFrom(selectCart);
  const { cartId, revision } = data.cartInfo;
  const isBehind = held?.cartId !== cartId || held.revision < revision;
  return isChange(data.cartInfo) && isBehind;
}
