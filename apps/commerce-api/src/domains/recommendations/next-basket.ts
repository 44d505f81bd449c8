import type { Candidate, OwnPurchase } from './candidates.repository.ts';

/** Own purchases lose half of their weight in this time, unless they have a rhythm. */
const HALF_LIFE_DAYS = 90;

/**
 * Scores how likely a buyer buys an item again: more orders and later ones score higher, and the score is highest when the usual time
 * between its orders has passed. An item that was bought just now is not due.
 * @returns 0 to 1
 */
export function getRepeatScore({ orders, daysAgo, usualGap }: OwnPurchase): number {
  const habit = orders / (orders + 2);
  if (usualGap === null || usualGap <= 0) return habit * 2 ** (-Math.max(0, daysAgo) / HALF_LIFE_DAYS);
  const due = daysAgo / usualGap;
  // Rises until the item is due, and falls again for an item that the buyer seems to have stopped buying.
  return habit * (due < 1 ? 0.5 + due / 2 : 1 / (1 + (due - 1) / 2));
}

/** Shares of the sources of a next basket. */
const SHARES = { repeat: 1, together: 0.6, compatible: 0.5 };

/** Scales scores to at most 1, so that sources can be added up. */
function normalize(candidates: readonly Candidate[]): Candidate[] {
  const highest = Math.max(0, ...candidates.map(({ score }) => score));
  return candidates.map(({ sku, score }) => ({ sku, score: highest > 0 ? score / highest : 0 }));
}

/**
 * Combines what a buyer buys again, what is bought together with it, and what works with it.
 * @returns candidates, best first
 */
export function getNextBasket(
  own: readonly OwnPurchase[],
  together: readonly Candidate[],
  compatible: readonly Candidate[],
): Candidate[] {
  const scores = new Map<string, number>();
  const add = (candidates: readonly Candidate[], share: number): void => {
    for (const { sku, score } of candidates) scores.set(sku, (scores.get(sku) ?? 0) + score * share);
  };
  add(
    own.map((purchase) => ({ sku: purchase.sku, score: getRepeatScore(purchase) })),
    SHARES.repeat,
  );
  add(normalize(together), SHARES.together);
  // Compatible items without any orders still count.
  add(
    normalize(compatible).map(({ sku, score }) => ({ sku, score: 0.5 + score / 2 })),
    SHARES.compatible,
  );
  return [...scores]
    .map(([sku, score]) => ({ sku, score }))
    .sort((a, b) => b.score - a.score || (a.sku < b.sku ? -1 : 1));
}
