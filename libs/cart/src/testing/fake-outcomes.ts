import { HttpError } from '@foolscap/core/http';
import type { CartChangeData, CartInfo, CartItem } from '../contract/index.ts';
import { isChange } from '../model/apply-reply.ts';

/** The code for an idempotency key that was used for another request. */
const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED';

/** Creates the outcomes that a fake server stores under idempotency keys (decision-idempotency). Rejected calls are not stored. */
export function createFakeOutcomes() {
  const outcomes = new Map<unknown, { request: string; data: object }>();
  return {
    /** Returns the first reply to a key; undefined for a new key. @throws HttpError 422 for another request's key */
    find(key: unknown, request: string): object | undefined {
      const outcome = outcomes.get(key);
      if (outcome && outcome.request !== request)
        throw new HttpError({
          status: 422,
          code: KEY_REUSED,
          message: 'This idempotency key was used for another request.',
          retryable: false,
        });
      return outcome?.data;
    },
    keep(key: unknown, request: string, data: object): void {
      if (key !== undefined) outcomes.set(key, { request, data });
    },
  };
}

/**
 * Repeats a reply with the current cart. A client that missed changes since then sees a gap in the revisions.
 * @param buildUnchanged builds the reply with these lines to a call that changes nothing
 */
export function repeatFakeReply<D extends object>(
  first: D,
  cart: CartInfo,
  buildUnchanged: (lines: CartItem[]) => CartChangeData['cartInfo'],
): D {
  const { cartInfo } = first as Partial<CartChangeData>;
  if (!cartInfo) return first;
  if (!isChange(cartInfo)) return { ...first, cartInfo: cart };
  if (cartInfo.revision === cart.revision) return first;
  const lines = cartInfo.items.map((line): CartItem => {
    const held = cart.items.find(({ cartItemId }) => cartItemId === line.cartItemId);
    if (held || line.status === 'INVALID') return held ?? line;
    return { ...line, status: 'DELETED', actioned: 'DELETED_ITEM' };
  });
  return { ...first, cartInfo: buildUnchanged(lines) };
}
