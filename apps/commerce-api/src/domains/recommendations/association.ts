import { DAY } from '@foolscap/core/clock';

/** The time in which a purchase loses half of its weight. */
const HALF_LIFE_DAYS = 365;
/** Weights are relative to this day: later orders weigh more, so that the weights of earlier ones need not be reduced. */
const LANDMARK = Date.parse('2020-01-01');

/** The orders with an item pair, or with one of its items, that an association is computed from. */
export interface PurchaseCounts {
  baskets: number;
  weight: number;
}

/** Earlier dates are clamped, so that sums of weights stay precise enough. */
const EARLIEST = Date.parse('1990-01-01');

/**
 * Returns the weight of an order by its day (forward decay). Sums of these weights can be incremented and compared at any time, because
 * decay multiplies all of them by one factor. They overflow after some 1,000 half-lives; orders dated in the future are not counted
 * (`takeQueued`).
 * @param orderedOn ISO date
 */
export function getOrderWeight(orderedOn: string): number {
  return 2 ** ((Math.max(EARLIEST, Date.parse(orderedOn)) - LANDMARK) / DAY / HALF_LIFE_DAYS);
}

/** Pseudo-orders at the average rate that are added to each item (Bayesian smoothing). */
const PRIOR_ORDERS = 10;
/** Exponent of the lift: 0 ranks by conditional probability only. */
const LIFT_WEIGHT = 0.1;

/**
 * Scores the association of two items: the smoothed conditional probability that an order with the first one has the second one, times its
 * lift to a small power, so that best sellers are not companions of everything.
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
  return chance * (chance / average) ** LIFT_WEIGHT;
}
