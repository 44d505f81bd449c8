import { DAY } from '@foolscap/core/clock';
import type { Failure } from '@foolscap/core/http';
import { isDefinite } from './open-order.ts';
import type { OrderKeys } from './open-order.ts';

/** Keeps one idempotency key per order that is being canceled, through retries and reloads, until a definite reply has arrived. */
export function createCancelKeys(keys: OrderKeys, newKey: () => string) {
  const nameOf = (orderNumber: string) => `cancel-order-${orderNumber}`;
  return {
    keyFor(orderNumber: string): string {
      const left = keys.get<string>(nameOf(orderNumber));
      if (left !== undefined) return left;
      const key = newKey();
      keys.set(nameOf(orderNumber), key, DAY);
      return key;
    },
    /** @param failure undefined once the order is canceled */
    settle(orderNumber: string, failure?: Failure): void {
      if (!failure || isDefinite(failure)) keys.remove(nameOf(orderNumber));
    },
  };
}
