import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { saveCoupons } from '../../pricing/index.ts';
import type { CartDecision, CartRow } from '../cart-types.ts';
import { writeTenders } from './cart-tenders.repository.ts';
import { deleteCheckedCards, writeCheckedCards } from './checked-cards.repository.ts';
import { deleteCart, withChanges, writeCart } from '../facts/cart.repository.ts';
import { clearReplaced, lineWrites } from './line-writes.repository.ts';

/** The last statement that writes a decision, and the cart as it leaves it. */
export interface DecisionWrite {
  statement: RawBuilder<unknown>;
  cart: CartRow;
}

/**
 * Prepares the write of a decision; no request writes a cart in another way. One statement writes its lines, the entries and the revision of the cart,
 * and the outcome under the request's key. Coupons, tenders and replaced lines are written before it is returned, which an add never needs.
 * @param keep the statement that stores the outcome
 */
export async function prepareWrite(
  db: Db,
  cart: CartRow,
  decision: CartDecision,
  keep: RawBuilder<unknown> | undefined,
  now: Date,
): Promise<DecisionWrite> {
  const { updates, coupons, tenders, checkedCards, entries, notices, ends } = decision;
  if (updates.length) await clearReplaced(db, cart.id, updates);
  if (coupons) await saveCoupons(db, cart.id, coupons);
  if (tenders) await writeTenders(db, cart.id, tenders);
  if (checkedCards) await writeCheckedCards(db, cart.id, checkedCards);
  if (ends === 'ORDERED') await deleteCheckedCards(db, cart.id);
  const parts = [...lineWrites(cart.id, decision, now), ...(keep ? [sql`kept as (${keep})`] : [])];
  const changes = { entries, notices, closes: ends === 'ORDERED' };
  return {
    statement: sql`/* cart.write */ ${parts.length ? sql`with ${sql.join(parts)}` : sql``} ${
      ends === 'MERGED' ? deleteCart(cart.id) : writeCart(cart.id, changes, now)
    }`,
    cart: withChanges(cart, changes, now),
  };
}
