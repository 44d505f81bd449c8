import { isDatabaseUnavailable } from './database/unavailable.ts';
import { ApiError } from './http/api-error.ts';

/** The parts of the shop from which a cart is read. Fault injection can make each of them fail (decision-faults). */
export const SHOP_PARTS = ['items', 'users', 'accounts', 'fees', 'prices', 'inventory'] as const;
export type ShopPart = (typeof SHOP_PARTS)[number];

/** Thrown by a part that a test has disabled. */
export class PartFailedError extends Error {
  override readonly name = 'PartFailedError';
}

/**
 * Reads from a part of the shop. If only that part fails, the failure is reported and a fallback is used. Error replies, and an unavailable
 * database, are rethrown.
 * @param failing parts that a test has disabled
 */
export async function readPart<T>(
  part: ShopPart,
  read: () => Promise<T>,
  {
    failing,
    onFailure,
  }: { failing: ReadonlySet<ShopPart>; onFailure: (part: ShopPart, error: unknown) => T | Promise<T> },
): Promise<T> {
  try {
    if (failing.has(part)) throw new PartFailedError(`The part "${part}" is switched off by a test.`);
    return await read();
  } catch (error) {
    if (error instanceof ApiError || isDatabaseUnavailable(error)) throw error;
    return onFailure(part, error);
  }
}
