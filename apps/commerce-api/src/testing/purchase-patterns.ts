import type { HistoryOrder } from '../domains/recommendations/evaluation/purchase-history.ts';

const DAYS = 720;
const FIRST_DAY = Date.parse('2024-01-01');

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/**
 * Generates a history with the patterns of an office-supplies shop: each buyer reorders a few items at a personal rhythm, items of one kind
 * are bought together, items that go together change halfway through, and some items are bought by all buyers at random.
 * @param structured false for items that are all bought independently
 */
export function generateHistory({
  structured,
  seed = 7,
}: {
  structured: boolean;
  seed?: number;
}): HistoryOrder[] {
  const random = createRandom(seed);
  const pick = (count: number): number => Math.floor(random() * count);
  const orders: HistoryOrder[] = [];
  for (let buyer = 0; buyer < 120; buyer += 1) {
    const own = Array.from({ length: 16 }, () => ({
      kind: pick(60),
      every: 60 + pick(120),
      next: pick(120),
    }));
    for (let day = 0; day < DAYS; day += 1) {
      const skus = new Set<string>();
      for (const habit of own) {
        if (day < habit.next) continue;
        habit.next = day + habit.every - 2 + pick(5);
        if (!structured) {
          skus.add(`item-${pick(240)}`);
          continue;
        }
        skus.add(`staple-${habit.kind}`);
        if (random() < 0.5) skus.add(`${day < DAYS / 2 ? 'old' : 'new'}-companion-${habit.kind}`);
      }
      if (skus.size && random() < 0.5) skus.add(`everyday-${pick(5)}`);
      if (skus.size)
        orders.push({
          buyer: `buyer-${buyer}`,
          orderedOn: new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10),
          skus: [...skus].sort(),
        });
    }
  }
  return orders.sort((a, b) => (a.orderedOn < b.orderedOn ? -1 : a.orderedOn > b.orderedOn ? 1 : 0));
}
