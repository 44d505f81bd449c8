import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { saveCoupons } from '../pricing/index.ts';
import type { CartDecision } from './cart-command.ts';
import { writeTenders } from './cart-tenders.repository.ts';
import { type CartRow, deleteCart, writeCart } from './cart.repository.ts';
import { clearReplaced, lineWrites } from './line-writes.repository.ts';

/**
 * Writes a decision; no request writes a cart in another way. One statement writes its lines, the entries and the revision of the cart, and the outcome
 * under the request's key. Coupons, tenders and replaced lines have statements before it, which an add never needs.
 * @param keep the statement that stores the outcome
 */
export async function writeDecision(
  db: Db,
  cartId: string,
  decision: CartDecision,
  keep: RawBuilder<unknown> | undefined,
  now: Date,
): Promise<CartRow> {
  const { updates, coupons, tenders, entries, notices, ends } = decision;
  if (updates.length) await clearReplaced(db, cartId, updates);
  if (coupons) await saveCoupons(db, cartId, coupons);
  if (tenders) await writeTenders(db, cartId, tenders);
  const parts = [...lineWrites(cartId, decision, now), ...(keep ? [sql`kept as (${keep})`] : [])];
  const { rows } = await sql<CartRow>`/* cart.write */ ${
    parts.length ? sql`with ${sql.join(parts)}` : sql``
  } ${
    ends === 'MERGED'
      ? deleteCart(cartId)
      : writeCart(cartId, { entries, notices, closes: ends === 'ORDERED' }, now)
  }`.execute(db);
  return rows[0]!;
}
