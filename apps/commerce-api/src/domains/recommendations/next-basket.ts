import type { Candidate, OwnPurchase } from './candidates.repository.ts';

/** The facts about a buyer, and about all buyers, that the next basket is estimated from. */
export interface NextBasketFacts {
  /** The buyer's purchases by item. */
  own: readonly OwnPurchase[];
  /** Number of the buyer's orders. */
  ownOrders: number;
  /**
   * The predictive value of the share of a buyer's orders that contain an item, from 0 (not at all) to 1 (exactly); see `getRepeatRate`.
   */
  repeatRate: number;
  /** Items bought together with the buyer's most recent ones; the score is the mean probability per item. */
  together: readonly Candidate[];
  /** Items that work with the buyer's most recent ones. */
  compatible: readonly Candidate[];
  /** Items that everyone buys; the score is the share of all orders. */
  popular: readonly Candidate[];
}

/** Number of orders that the knowledge about other buyers counts as, compared with the buyer's own orders. */
const OTHERS = 5;
/** The share of popularity in the knowledge about other buyers; the rest is what goes with the buyer's most recent items. */
const POPULARITY = 0.5;
/** Probability that a printer's buyer needs one of its supplies in the next order. */
const COMPATIBLE = 0.05;

/**
 * Estimates how much of a buyer's habit applies now. It rises until the usual time between two orders of an item has passed, and falls
 * again once the buyer seems to have stopped buying it.
 * @returns 0 to 1
 */
export function getDueShare({ daysAgo, usualGap }: OwnPurchase): number {
  if (usualGap === null || usualGap <= 0) return 0.5;
  const due = Math.max(0, daysAgo) / usualGap;
  return due < 1 ? 0.25 + 0.75 * due : 1 / (1 + (due - 1) / 2);
}

/**
 * Estimates the probability that each item is in a buyer's next order, from their own orders and from what others buy. The more orders a
 * buyer has, the more their own habits count, as far as habits predict orders in this shop.
 * @returns candidates, best first
 */
export function getNextBasket({
  own,
  ownOrders,
  repeatRate,
  together,
  compatible,
  popular,
}: NextBasketFacts): Candidate[] {
  const orders = new Map<string, number>();
  const add = (sku: string, count: number): void => void orders.set(sku, (orders.get(sku) ?? 0) + count);
  for (const purchase of own) add(purchase.sku, repeatRate * purchase.orders * getDueShare(purchase));
  for (const { sku, score } of popular) add(sku, OTHERS * POPULARITY * score);
  for (const { sku, score } of together) add(sku, OTHERS * (1 - POPULARITY) * score);
  for (const { sku } of compatible) add(sku, OTHERS * COMPATIBLE);
  return [...orders]
    .map(([sku, count]) => ({ sku, score: count / (ownOrders + OTHERS) }))
    .sort((a, b) => b.score - a.score || (a.sku < b.sku ? -1 : 1));
}
