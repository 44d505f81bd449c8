import type { SubscriptionProblem } from './codes.ts';

/** The possible next steps if an order could not be placed. */
export type NextStep =
  /** The same order is retried after this many days. */
  | { kind: 'retry'; afterDays: number }
  /** This order is left out; the next one is due as planned. */
  | { kind: 'skip' }
  /** Nothing is ordered until the shopper resumes the subscription. */
  | { kind: 'pause' };

/** Days until the next try, by the number of tries that failed for the same reason. */
const RETRIES: Readonly<Partial<Record<SubscriptionProblem, readonly number[]>>> = {
  // After one and after three days.
  PAYMENT_DECLINED: [1, 2],
  OUT_OF_STOCK: [1, 2, 4, 7],
};

/**
 * Decides the step after a failed attempt.
 * @param failures failed attempts of this order, including this one
 */
export function nextStep(problem: SubscriptionProblem, failures: number): NextStep {
  const afterDays = RETRIES[problem]?.[failures - 1];
  if (afterDays !== undefined) return { kind: 'retry', afterDays };
  return problem === 'OUT_OF_STOCK' ? { kind: 'skip' } : { kind: 'pause' };
}

/** The increase of a price, in percent, above which an order waits for the shopper. */
export const PRICE_TOLERANCE_PERCENT = 10;

/**
 * Checks whether a price exceeds the price that the shopper has seen by more than the tolerance, in whole cents.
 * @param known US cents: the price at the shopper's latest choice, or in the latest reminder
 */
export const hasRisen = (known: number, price: number): boolean =>
  price * 100 > known * (100 + PRICE_TOLERANCE_PERCENT);

/**
 * Returns the unit price of an order, in dollars: the volume price of its quantity if there is one.
 * @returns undefined for an item without a price
 */
export const getUnitPrice = (
  {
    price,
    volumePrices = [],
  }: {
    price?: number | undefined;
    volumePrices?: readonly { minQty: number; price: number }[] | undefined;
  },
  qty: number,
): number | undefined =>
  price === undefined ? undefined : (volumePrices.findLast(({ minQty }) => minQty <= qty)?.price ?? price);
