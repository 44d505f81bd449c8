import { isDatabaseUnavailable } from './database/unavailable.ts';
import { ApiError } from './http/api-error.ts';

/** The parts of the shop that a cart is read from. Fault injection can make each fail (decision-faults). */
export const SHOP_PARTS = ['items', 'users', 'accounts', 'fees', 'prices', 'inventory'] as const;
export type ShopPart = (typeof SHOP_PARTS)[number];

/** The failure of a part that a test has switched off. */
export class PartFailedError extends Error {
  override readonly name = 'PartFailedError';
}

/**
 * Reads from a part of the shop. A failure of only that part is reported and replaced; an error reply, or a database that is unavailable
 * altogether, is rethrown.
 * @param failing parts that a test has switched off
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
