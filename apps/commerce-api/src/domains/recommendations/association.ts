import { DAY } from '@foolscap/core/clock';

/** Purchases lose half of their weight in this time. */
const HALF_LIFE_DAYS = 365;
/** Weights are relative to this day: a later order weighs more, instead of all earlier ones less. */
const LANDMARK = Date.parse('2020-01-01');

/** The orders of an item pair, or the orders of its items, that an association is computed from. */
export interface PurchaseCounts {
  baskets: number;
  weight: number;
}

/**
 * Returns the weight of an order by its day (forward decay). Sums of these weights can be incremented and compared at any time, because
 * decay multiplies all of them by one factor. They overflow after some 1,000 half-lives.
 * @param orderedOn ISO date
 */
export function getOrderWeight(orderedOn: string): number {
  return 2 ** ((Date.parse(orderedOn) - LANDMARK) / DAY / HALF_LIFE_DAYS);
}

/** Orders of an item that its rate beside another item is estimated with in advance, as if they had the average rate. */
const PRIOR_ORDERS = 10;
/** Weight of surprise: 0 ranks by the chance of a purchase alone, 1 by its ratio to the average. */
const SURPRISE = 0.1;

/**
 * Scores how much a purchase of one item suggests another one: the chance that an order with the item has the other one, estimated from
 * few orders by moving it toward the average, and raised for a chance above the average. Without it, what everyone buys would be a companion
 * of everything.
 * @param total all orders
 * @returns 0 for a pair that was never bought together
 */
export function getAssociation(
  pair: PurchaseCounts,
  item: PurchaseCounts,
  other: PurchaseCounts,
  total: PurchaseCounts,
): number {
  if (pair.baskets <= 0 || item.baskets <= 0 || !(item.weight > 0) || !(total.weight > 0)) return 0;
  const average = other.weight / total.weight;
  const prior = PRIOR_ORDERS * (item.weight / item.baskets);
  const chance = (pair.weight + prior * average) / (item.weight + prior);
  return chance * (chance / average) ** SURPRISE;
}
