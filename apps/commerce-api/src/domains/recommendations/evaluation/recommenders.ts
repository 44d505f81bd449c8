import { DAY } from '@foolscap/core/clock';
import { getAssociation } from '../association.ts';
import type { OwnPurchase } from '../candidates.repository.ts';
import { getRepeatRate, type RepeatCase } from '../repeat-rate.ts';
import { getNextBasket } from '../next-basket.ts';
import { addBasket, noChanges } from '../purchase-changes.ts';
import type { HistoryOrder } from './purchase-history.ts';

/** A recommender of items in two situations, best items first. */
export interface Recommender {
  name: string;
  /** Lists items that go with an item. */
  forItem(sku: string): string[];
  /** Lists items that a buyer is likely to buy next. @param today ISO date */
  forBuyer(own: readonly HistoryOrder[], today: string): string[];
}

/** Number of recommended items that count, because a row shows ten. */
export const AT = 10;
const LATEST_ITEMS = 20;
const POPULAR = 80;

const byScore = (scores: Iterable<[string, number]>): string[] =>
  [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([sku]) => sku);

/** Fills a list up to ten items, as a row in the shop does. */
function fill(items: readonly string[], others: readonly string[], omitted: readonly string[]): string[] {
  const chosen = [...new Set(items)].filter((sku) => !omitted.includes(sku)).slice(0, AT);
  for (const sku of others) {
    if (chosen.length >= AT) break;
    if (!chosen.includes(sku) && !omitted.includes(sku)) chosen.push(sku);
  }
  return chosen;
}

/** Summarizes a buyer's orders by item, in the form in which the shop reads them. */
export function getOwnPurchases(own: readonly HistoryOrder[], today: string): OwnPurchase[] {
  const days = new Map<string, number[]>();
  for (const { orderedOn, skus } of own)
    for (const sku of skus) days.set(sku, [...(days.get(sku) ?? []), Date.parse(orderedOn) / DAY]);
  return [...days]
    .map(([sku, all]) => {
      const sorted = [...new Set(all)].sort((a, b) => a - b);
      const gaps = sorted
        .slice(1)
        .map((day, index) => day - sorted[index]!)
        .sort((a, b) => a - b);
      const middle = gaps.length / 2;
      const usualGap = !gaps.length
        ? null
        : gaps.length % 2
          ? gaps[Math.floor(middle)]!
          : (gaps[middle - 1]! + gaps[middle]!) / 2;
      return { sku, orders: all.length, daysAgo: Date.parse(today) / DAY - sorted.at(-1)!, usualGap };
    })
    .sort((a, b) => a.daysAgo - b.daysAgo || b.orders - a.orders || (a.sku < b.sku ? -1 : 1));
}

/** Lists, for each order of a known buyer, what they had bought before. */
function listRepeatCases(learned: readonly HistoryOrder[]): RepeatCase[] {
  const known = new Map<string, { orders: number; ownItems: Map<string, number> }>();
  const cases: RepeatCase[] = [];
  for (const { buyer, skus } of learned) {
    if (buyer === undefined) continue;
    const before = known.get(buyer) ?? { orders: 0, ownItems: new Map<string, number>() };
    if (before.orders)
      cases.push({ orders: before.orders, ownItems: new Map(before.ownItems), next: new Set(skus) });
    before.orders += 1;
    for (const sku of skus) before.ownItems.set(sku, (before.ownItems.get(sku) ?? 0) + 1);
    known.set(buyer, before);
  }
  return cases;
}

/**
 * Trains three recommenders on orders: the shop's own and two baselines. The first baseline recommends bestsellers. The second recommends
 * the items bought together most often, relative to how often each was bought (cosine similarity), without decay, significance or the
 * buyer's rhythm.
 */
export function createRecommenders(learned: readonly HistoryOrder[]): Recommender[] {
  const counts = noChanges();
  for (const basket of learned) addBasket(counts, basket, 1);
  const { items, pairs, total } = counts;
  const popular = byScore([...items].map(([sku, each]) => [sku, each.baskets]));
  const popularLately = byScore([...items].map(([sku, { weight }]) => [sku, weight]));
  const shares = popularLately
    .slice(0, POPULAR)
    .map((sku) => ({ sku, score: items.get(sku)!.weight / total.weight }));
  const repeatRate = getRepeatRate(listRepeatCases(learned));
  const associated = new Map<string, [string, number][]>();
  const similar = new Map<string, [string, number][]>();
  const push = (map: Map<string, [string, number][]>, sku: string, entry: [string, number]): void => {
    const list = map.get(sku);
    if (list) list.push(entry);
    else map.set(sku, [entry]);
  };
  for (const pair of pairs.values()) {
    const item = items.get(pair.sku)!;
    const other = items.get(pair.otherSku)!;
    const association = getAssociation(pair, item, other, total);
    if (association > 0 && pair.hasSeveralBuyers) push(associated, pair.sku, [pair.otherSku, association]);
    push(similar, pair.sku, [pair.otherSku, pair.baskets / Math.sqrt(item.baskets * other.baskets)]);
  }
  const sumUp = (map: Map<string, [string, number][]>, skus: readonly string[]): [string, number][] => {
    const sums = new Map<string, number>();
    for (const sku of skus)
      for (const [other, score] of map.get(sku) ?? []) sums.set(other, (sums.get(other) ?? 0) + score);
    return [...sums];
  };
  const itemsOf = (own: readonly HistoryOrder[]): string[] => [...new Set(own.flatMap(({ skus }) => skus))];

  return [
    {
      name: 'Foolscap',
      forItem: (sku) => fill(byScore(associated.get(sku) ?? []), popularLately, [sku]),
      forBuyer(own, today) {
        const purchases = getOwnPurchases(own, today);
        const latest = purchases.slice(0, LATEST_ITEMS).map(({ sku }) => sku);
        const together = sumUp(associated, latest).map(([sku, score]) => ({
          sku,
          score: score / latest.length,
        }));
        const facts = {
          own: purchases,
          ownOrders: own.length,
          repeatRate,
          together,
          compatible: [],
          popular: shares,
        };
        return fill(
          getNextBasket(facts).map(({ sku }) => sku),
          popularLately,
          [],
        );
      },
    },
    {
      name: 'popularity',
      forItem: (sku) => fill([], popular, [sku]),
      forBuyer: () => fill([], popular, []),
    },
    {
      name: 'item-to-item',
      forItem: (sku) => fill(byScore(similar.get(sku) ?? []), popular, [sku]),
      forBuyer: (own) => fill(byScore(sumUp(similar, itemsOf(own))), popular, []),
    },
  ];
}
