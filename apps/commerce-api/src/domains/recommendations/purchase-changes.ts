import { getOrderWeight, type PurchaseCounts } from './association.ts';

/** The items of one order. */
export interface Basket {
  /** ISO date. */
  orderedOn: string;
  /** Undefined if unknown; orders of unknown buyers count as different people. */
  buyer?: string | undefined;
  /** Without duplicates, in any order. */
  skus: readonly string[];
}

/** The change to one pair of items. */
export interface PairChange extends PurchaseCounts {
  sku: string;
  otherSku: string;
  /** Whether an order was added, as opposed to only subtracted. */
  isAdded: boolean;
  /** The buyer of the first added order. */
  buyer?: string | undefined;
  /** Whether the added orders have several buyers. */
  hasSeveralBuyers: boolean;
}

/** Changes to the counts, by item and by pair of items in both directions. */
export interface PurchaseChanges {
  /** All orders. */
  total: PurchaseCounts;
  items: Map<string, PurchaseCounts>;
  pairs: Map<string, PairChange>;
}

/** Maximum number of items per order that form pairs. An order of 500 lines would have about 125,000 pairs with little signal. */
const PAIRED_ITEMS = 30;

/** Returns a stable pseudo-random sort key, so that a large order's pairs do not all come from the lowest item numbers. */
function scatter(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

function choosePaired(skus: readonly string[]): readonly string[] {
  if (skus.length <= PAIRED_ITEMS) return skus;
  return [...skus].sort((a, b) => scatter(a) - scatter(b) || (a < b ? -1 : 1)).slice(0, PAIRED_ITEMS);
}

/** Creates an empty set of changes. */
export const noChanges = (): PurchaseChanges => ({
  total: { baskets: 0, weight: 0 },
  items: new Map(),
  pairs: new Map(),
});

/**
 * Adds an order to the changes or subtracts it.
 * @param sign 1 to count the order, -1 to subtract what was counted for it
 */
export function addBasket(changes: PurchaseChanges, basket: Basket, sign: 1 | -1): void {
  if (!basket.skus.length) return;
  const weight = sign * getOrderWeight(basket.orderedOn);
  changes.total.baskets += sign;
  changes.total.weight += weight;
  for (const sku of basket.skus) {
    const counts = changes.items.get(sku) ?? { baskets: 0, weight: 0 };
    counts.baskets += sign;
    counts.weight += weight;
    changes.items.set(sku, counts);
  }
  const paired = choosePaired(basket.skus);
  for (const sku of paired)
    for (const otherSku of paired) {
      if (sku === otherSku) continue;
      const key = `${sku}\n${otherSku}`;
      const pair = changes.pairs.get(key) ?? {
        sku,
        otherSku,
        baskets: 0,
        weight: 0,
        isAdded: false,
        hasSeveralBuyers: false,
      };
      pair.baskets += sign;
      pair.weight += weight;
      if (sign === 1) {
        if (!pair.isAdded) pair.buyer = basket.buyer;
        else if (basket.buyer === undefined || pair.buyer !== basket.buyer) pair.hasSeveralBuyers = true;
        pair.isAdded = true;
      }
      changes.pairs.set(key, pair);
    }
}

/** Checks whether two baskets have the same effect on the counts. */
export function isSameBasket(one: Basket | undefined, other: Basket | undefined): boolean {
  if (!one || !other) return one === other;
  const items = new Set(one.skus);
  return (
    one.orderedOn === other.orderedOn &&
    items.size === other.skus.length &&
    other.skus.every((sku) => items.has(sku))
  );
}
