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

const xLogX = (x: number): number => (x <= 0 ? 0 : x * Math.log(x));

/**
 * Computes how surprising it is that two items were bought together (Dunning's log-likelihood ratio); 0 when they are independent.
 * @param together orders with both items
 * @param first orders with the first item
 * @param second orders with the second item
 * @param total all orders
 */
export function getLogLikelihoodRatio(
  together: number,
  first: number,
  second: number,
  total: number,
): number {
  const onlyFirst = first - together;
  const onlySecond = second - together;
  const neither = total - first - second + together;
  const cells = xLogX(together) + xLogX(onlyFirst) + xLogX(onlySecond) + xLogX(neither);
  const rows = xLogX(first) + xLogX(total - first);
  const columns = xLogX(second) + xLogX(total - second);
  return Math.max(0, 2 * (cells - rows - columns + xLogX(total)));
}

/** Below this ratio, two items are together by chance in more than 5 of 100 cases. */
const SIGNIFICANT = 3.84;
/** Orders with both items at which half of their similarity counts. */
const SHRINKAGE = 2;

/**
 * Computes the association of two items, from 0 to 2: the cosine similarity of their orders, reduced for pairs of few orders; significant
 * pairs are 1 higher and so come first. Items that are together less often than by chance have 0.
 */
export function getAssociation(
  pair: PurchaseCounts,
  item: PurchaseCounts,
  other: PurchaseCounts,
  totalBaskets: number,
): number {
  const isAttracted = pair.baskets * totalBaskets > item.baskets * other.baskets;
  const norm = Math.sqrt(item.weight * other.weight);
  if (!isAttracted || pair.baskets <= 0 || !(norm > 0)) return 0;
  const similarity = Math.min(1, pair.weight / norm) * (pair.baskets / (pair.baskets + SHRINKAGE));
  const ratio = getLogLikelihoodRatio(pair.baskets, item.baskets, other.baskets, totalBaskets);
  return similarity + (pair.baskets > 1 && ratio >= SIGNIFICANT ? 1 : 0);
}
