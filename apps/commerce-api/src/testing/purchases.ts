import { randomUUID } from 'node:crypto';
import { countPurchases } from '../domains/recommendations/index.ts';
import type { Database } from '../kernel/database/database.ts';
import { sql } from 'kysely';
import type { Shopper, TestReply, TestShop } from './test-shop.ts';

/** Records an order of an imported sales history. @returns its number */
export async function recordSale(
  { db }: Database,
  skus: readonly string[],
  orderedOn = '2026-01-15',
  buyer = '',
): Promise<string> {
  const orderId = randomUUID();
  await sql`insert into sales_orders (source, order_id, ordered_on, ship_mode, segment, customer_hash, country, city, state, zip)
    values ('history', ${orderId}, ${orderedOn}::date, '', '', ${buyer}, '', '', '', '')`.execute(db);
  await sql`insert into sales_lines (source, line_key, order_id, sku, quantity, sales_minor, discount_basis_points)
    select 'history', ${orderId} || '-' || sku, ${orderId}, sku, 1, 100, 0 from unnest(${skus}::text[]) as sku`.execute(
    db,
  );
  return orderId;
}

/** Counts all purchases that are queued. */
export const count = ({ database, clock }: TestShop): Promise<void> =>
  countPurchases(database, () => new Date(clock.now));

/** Requests recommendations. */
export const recommend = (shopper: Shopper, body: object, path = 'atRecommendation'): Promise<TestReply> =>
  shopper.post(`/cc/../ele-lpd/api/sparxProxy/${path}`, body);

/** The item numbers of recommendations, best first. */
export async function recommended(shopper: Shopper, body: object): Promise<string[]> {
  const reply = await recommend(shopper, body);
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
  return (reply.body.data as { itemId: string }[]).map(({ itemId }) => itemId);
}
