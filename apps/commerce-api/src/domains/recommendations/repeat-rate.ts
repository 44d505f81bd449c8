/** A buyer's earlier orders and the next one. */
export interface RepeatCase {
  /** Number of earlier orders. */
  orders: number;
  /** The number of earlier orders of each item. */
  ownItems: ReadonlyMap<string, number>;
  /** The items of the next order. */
  next: ReadonlySet<string>;
}

/** Pseudo-cases that pull the rate toward 1, so that a shop without orders assumes that habits predict perfectly. */
const PRIOR_HITS = 5;

/**
 * Measures how well the share of a buyer's orders that contain an item predicts their next order. It is near 1 in a shop whose buyers
 * reorder supplies, and near 0 where each purchase is new.
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
