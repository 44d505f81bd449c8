import { sql } from 'kysely';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';

/** The shop's time zone, in which it names the last day of a sale. */
const TIME_ZONE = 'America/New_York';

/** Returns the last day of a sale, `2026-12-06`. @param endsAt the first moment after it */
export const getLastDay = (endsAt: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(endsAt.getTime() - 1);

/** Formats the last day of a sale: `Sunday, December 6`. */
export const formatLastDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(`${day}T00:00Z`));

/**
 * Ends the sales whose time has come: the price of their products becomes the list price, in the products and thereby in the search index.
 * A write instead of a condition in every query that reads a price, so that no place can forget it.
 */
export async function endSales(db: Db, now: Date): Promise<void> {
  // Locked in the order of the SKU, like every write of several products.
  await sql`update products set price_minor = coalesce(list_price_minor, price_minor), list_price_minor = null, sale_ends_at = null
    where sku in (select sku from products where sale_ends_at <= ${now} order by sku for update)`.execute(db);
}

async function readNextEnd(db: Db): Promise<number> {
  const { next } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.min('sale_ends_at').as('next'))
    .executeTakeFirstOrThrow();
  return next === null ? Infinity : next.getTime();
}

/** Ends sales on time, for a process that serves requests. */
export interface SaleEnds {
  /** Ends the sales whose time has come; call it before a request is served. Concurrent calls share one write. */
  settle(): Promise<void>;
}

/**
 * Creates the check that ends sales on time. It remembers the next end of a sale for `CATALOG_CACHE_SECONDS`, at least 1 s, so that most
 * requests need no query. An end that an import sets within that time may take effect so much later.
 */
export function createSaleEnds({
  database: { db },
  settings: { catalogCacheSeconds },
  now,
}: Pick<ApiContext, 'database' | 'settings' | 'now'>): SaleEnds {
  const lifetime = Math.max(1, catalogCacheSeconds) * 1000;
  let next: number | undefined;
  let readAt = 0;
  let running: Promise<void> | undefined;

  async function run() {
    const end = await readNextEnd(db);
    if (end <= now().getTime()) await endSales(db, now());
    next = end <= now().getTime() ? await readNextEnd(db) : end;
    readAt = now().getTime();
  }

  return {
    async settle() {
      const at = now().getTime();
      if (next !== undefined && at < next && Math.abs(at - readAt) < lifetime) return;
      running ??= run().finally(() => {
        running = undefined;
      });
      await running;
    },
  };
}
