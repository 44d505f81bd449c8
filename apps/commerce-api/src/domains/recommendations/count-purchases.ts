import { DAY } from '@foolscap/core/clock';
import type { Database } from '../../kernel/database/database.ts';
import { getAssociation, type PurchaseCounts } from './association.ts';
import { readStaleItems, type StaleItem, writeNeighbors } from './neighbors.repository.ts';
import { addBasket, isSameBasket, noChanges } from './purchase-changes.ts';
import { applyChanges, lockCounts, takeQueued, writeBaskets } from './purchases.repository.ts';
import { getRepeatRate } from './repeat-rate.ts';
import { isRepeatRateDue, readRepeatCases, writeRepeatRate } from './repeat-rate.repository.ts';

/** Orders counted per transaction. */
const ORDERS = 50;
/** Items whose neighbors are computed per transaction. */
const ITEMS = 20;
/** Neighbors stored per item. */
const NEIGHBORS = 50;
/** Neighbors also depend on the counts of other items, which change slowly, so they are recomputed at this interval. */
const RENEW_MS = 7 * DAY;

/** Returns an item's neighbors, best first. */
function rankNeighbors(item: StaleItem, total: PurchaseCounts) {
  return item.pairs
    .map(({ sku, pairBaskets, pairWeight, baskets, weight }) => ({
      other_sku: sku,
      score: getAssociation({ baskets: pairBaskets, weight: pairWeight }, item, { baskets, weight }, total),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.other_sku < b.other_sku ? -1 : 1))
    .slice(0, NEIGHBORS)
    .map((neighbor, rank) => ({ sku: item.sku, rank, ...neighbor }));
}

/** Counts the next orders in the queue. @returns the number of orders dequeued */
async function countOrders(database: Database, now: Date): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    await lockCounts(trx);
    const purchases = await takeQueued(trx, ORDERS, now.toISOString().slice(0, 10));
    const changes = noChanges();
    for (const { counted, current } of purchases) {
      // Most order changes, such as a delivery, do not affect its items.
      if (isSameBasket(counted, current)) continue;
      if (counted) addBasket(changes, counted, -1);
      if (current) addBasket(changes, current, 1);
    }
    if (changes.items.size) await applyChanges(trx, changes);
    if (purchases.length) await writeBaskets(trx, purchases);
    return purchases.length;
  });
}

/** Computes the neighbors of the next items that need it. @returns the number of items */
async function renewNeighbors(database: Database, now: Date): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    await lockCounts(trx);
    const { items, total } = await readStaleItems(trx, new Date(now.getTime() - RENEW_MS), ITEMS);
    if (!items.length) return 0;
    const neighbors = items.flatMap((item) => rankNeighbors(item, total));
    await writeNeighbors(
      trx,
      items.map(({ sku }) => sku),
      neighbors,
      now,
    );
    return items.length;
  });
}

/** Measures, once a day, how well habits predict orders. */
async function renewRepeatRate(database: Database, now: Date): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await lockCounts(trx);
    if (!(await isRepeatRateDue(trx, new Date(now.getTime() - DAY)))) return;
    await writeRepeatRate(trx, getRepeatRate(await readRepeatCases(trx)), now);
  });
}

/** The limits of one run. */
interface CountingOptions {
  /** Maximum number of batches, which keeps a round in a running shop short. */
  maxBatches?: number;
  /** Stops after the current transactions; the next run resumes there. */
  signal?: AbortSignal;
}

/**
 * Counts the purchases of new and changed orders, then computes the neighbors of their items, in short transactions. Only one instance does
 * so at a time. The next run continues an interrupted one.
 */
export async function countPurchases(
  database: Database,
  now: () => Date,
  { maxBatches = Number.POSITIVE_INFINITY, signal }: CountingOptions = {},
): Promise<void> {
  const release = await database.leases.tryAcquire('count-purchases');
  if (!release) return;
  try {
    // Alternates, so that a long queue does not delay the neighbors of its first orders.
    for (let batch = 0; batch < maxBatches && !signal?.aborted; batch += 1) {
      const orders = await countOrders(database, now());
      const items = await renewNeighbors(database, now());
      if (orders + items === 0) break;
    }
    await renewRepeatRate(database, now());
  } finally {
    await release();
  }
}
