import { createSwrCache } from '@foolscap/core/cache';
import type { MinorUnits } from '@foolscap/core/money';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';

type Thresholds = ReadonlyMap<TenantId, MinorUnits>;

/** Reads each site's small-order threshold: the merchandise total below which it suggests combining orders, in US cents. */
export async function readSmallOrderThresholds(db: Db): Promise<Thresholds> {
  const rows = await db.selectFrom('small_order_thresholds').select(['tenant', 'below_minor']).execute();
  return new Map(rows.map(({ tenant, below_minor }) => [tenant, below_minor]));
}

/**
 * Creates the reader of the small-order thresholds, which caches them for `CATALOG_CACHE_SECONDS` so that cart reads need no statement for
 * them.
 */
export function createSmallOrderThresholds({
  database: { db },
  settings: { catalogCacheSeconds },
}: Pick<ApiContext, 'database' | 'settings'>): () => Promise<Thresholds> {
  const cache = createSwrCache<Thresholds>({ seconds: catalogCacheSeconds, maxEntries: 1 });
  return () => cache.get('thresholds', () => readSmallOrderThresholds(db));
}
