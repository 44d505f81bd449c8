/** A buyer's earlier orders, and the next one. */
export interface RepeatCase {
  /** Earlier orders of the buyer. */
  orders: number;
  /** The number of earlier orders of each item. */
  ownItems: ReadonlyMap<string, number>;
  /** The items of the next order. */
  next: ReadonlySet<string>;
}

/** Pseudo-cases that pull the rate toward 1: a shop without orders assumes that habits predict fully. */
const PRIOR_HITS = 5;

/**
 * Measures how well the share of a buyer's orders with an item predicts their next order. In a shop whose buyers reorder supplies it is near
 * 1; where each purchase is new, near 0.
 */
export function getRepeatRate(cases: readonly RepeatCase[]): number {
  let expected = PRIOR_HITS;
  let hits = PRIOR_HITS;
  for (const { orders, ownItems, next } of cases)
    for (const [sku, count] of ownItems) {
      expected += count / orders;
      if (next.has(sku)) hits += 1;
    }
  return Math.min(1, hits / expected);
}
