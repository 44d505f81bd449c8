import { createRecommenders, type Recommender } from './recommenders.ts';
import { type HistoryOrder, splitByTime } from './purchase-history.ts';

/** A proportion with its 95% confidence interval; 0 to 1, or -1 to 1 for differences. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** One recommender's figures in one situation. */
export interface Figures {
  name: string;
  /** Proportion of cases in which one of ten recommended items was bought. */
  hitRate: Estimate;
  /** Hit rate of the shop's recommender minus this one's in the same cases; undefined for the shop's own. */
  lead: Estimate | undefined;
  /** Proportion of all items that were recommended at least once. */
  coverage: number;
  /** Mean information content of the recommended items in bits; higher for less popular items. */
  novelty: number;
}

export interface Evaluation {
  /** The first day of the test period. */
  day: string;
  learnedOrders: number;
  testedOrders: number;
  items: number;
  /** By situation: `also bought` and `next basket`. */
  situations: { name: string; cases: number; figures: Figures[] }[];
}

/** The hits of one test order. Cases from the same order are not independent, so confidence intervals are computed by order. */
interface Outcome {
  cases: number;
  hits: number;
}

const RESAMPLES = 500;

/** Creates a seeded random generator (mulberry32), so that repeated evaluations print the same figures. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Estimates the mean per case by bootstrapping over orders. */
export function estimate(outcomes: readonly Outcome[]): Estimate {
  const mean = (sample: readonly Outcome[]): number => {
    let hits = 0;
    let cases = 0;
    for (const outcome of sample) {
      hits += outcome.hits;
      cases += outcome.cases;
    }
    return cases ? hits / cases : 0;
  };
  const random = createRandom(1);
  const means = Array.from({ length: outcomes.length ? RESAMPLES : 1 }, () =>
    mean(outcomes.map(() => outcomes[Math.floor(random() * outcomes.length)]!)),
  ).sort((a, b) => a - b);
  return {
    value: mean(outcomes),
    low: means[Math.floor(means.length * 0.025)]!,
    high: means[Math.min(means.length - 1, Math.ceil(means.length * 0.975) - 1)]!,
  };
}

/** A test case: what is known, and the items that count as hits. */
interface Case {
  recommend: (recommender: Recommender) => string[];
  bought: ReadonlySet<string>;
}

/** Builds a case for each item of each multi-item test order: given that item, find the others. */
function listPairCases(tested: readonly HistoryOrder[]): Case[][] {
  return tested
    .filter(({ skus }) => skus.length > 1)
    .map(({ skus }) =>
      skus.map((sku) => ({
        recommend: (recommender) => recommender.forItem(sku),
        bought: new Set(skus.filter((other) => other !== sku)),
      })),
    );
}

/** Builds a case for each buyer with earlier orders: predict their first test order. */
function listBuyerCases(learned: readonly HistoryOrder[], tested: readonly HistoryOrder[]): Case[][] {
  const own = new Map<string, HistoryOrder[]>();
  for (const order of learned)
    if (order.buyer !== undefined) own.set(order.buyer, [...(own.get(order.buyer) ?? []), order]);
  const done = new Set<string>();
  return tested.flatMap(({ buyer, skus, orderedOn }) => {
    const orders = buyer === undefined || done.has(buyer) ? undefined : own.get(buyer);
    if (!orders) return [];
    done.add(buyer!);
    return [[{ recommend: (recommender) => recommender.forBuyer(orders, orderedOn), bought: new Set(skus) }]];
  });
}

function measure(
  recommenders: readonly Recommender[],
  orders: readonly Case[][],
  information: (sku: string) => number,
  items: number,
): Figures[] {
  const outcomes = recommenders.map((recommender) => {
    const seen = new Set<string>();
    let bits = 0;
    let shown = 0;
    const hits = orders.map((cases): Outcome => {
      let found = 0;
      for (const { recommend, bought } of cases) {
        const list = recommend(recommender);
        for (const sku of list) {
          seen.add(sku);
          bits += information(sku);
        }
        shown += list.length;
        if (list.some((sku) => bought.has(sku))) found += 1;
      }
      return { cases: cases.length, hits: found };
    });
    return { hits, coverage: items ? seen.size / items : 0, novelty: shown ? bits / shown : 0 };
  });
  const own = outcomes[0]!.hits;
  return recommenders.map(({ name }, index) => {
    const { hits, coverage, novelty } = outcomes[index]!;
    const differences = hits.map((outcome, at) => ({
      cases: outcome.cases,
      hits: own[at]!.hits - outcome.hits,
    }));
    return {
      name,
      hitRate: estimate(hits),
      lead: index === 0 ? undefined : estimate(differences),
      coverage,
      novelty,
    };
  });
}

/**
 * Evaluates the shop's recommender against two baselines. All of them learn from the earlier orders and are tested on the later ones.
 * @param share proportion of orders to learn from
 */
export function evaluate(history: readonly HistoryOrder[], share = 0.8): Evaluation {
  const { learned, tested, day } = splitByTime(history, share);
  const recommenders = createRecommenders(learned);
  const orders = new Map<string, number>();
  for (const { skus } of learned) for (const sku of skus) orders.set(sku, (orders.get(sku) ?? 0) + 1);
  const information = (sku: string): number => -Math.log2((orders.get(sku) ?? 1) / learned.length);
  const situations = [
    { name: 'also bought', orders: listPairCases(tested) },
    { name: 'next basket', orders: listBuyerCases(learned, tested) },
  ];
  return {
    day,
    learnedOrders: learned.length,
    testedOrders: tested.length,
    items: orders.size,
    situations: situations.map(({ name, orders: cases }) => ({
      name,
      cases: cases.reduce((sum, each) => sum + each.length, 0),
      figures: measure(recommenders, cases, information, orders.size),
    })),
  };
}
