import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { CartRoot } from '../cart.selectors.ts';

const selectPending = (root: CartRoot) => root.cart.pending;

/**
 * Checks whether an operation is still pending. A second click during the first request no longer is, because the reply to that request
 * ended it.
 */
export function* isPending(key: string): SagaOf<boolean> {
  return key in (yield* selectFrom(selectPending));
}
