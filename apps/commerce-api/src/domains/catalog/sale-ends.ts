import { sql } from 'kysely';
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

/** Reads the next end of a sale, in milliseconds since 1970; Infinity without one. */
export async function readNextSaleEnd(db: Db): Promise<number> {
  const { next } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.min('sale_ends_at').as('next'))
    .executeTakeFirstOrThrow();
  return next === null ? Infinity : next.getTime();
}
