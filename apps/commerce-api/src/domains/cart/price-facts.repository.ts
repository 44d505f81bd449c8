import { sql, type RawBuilder } from 'kysely';
import type { Promotion, Tender } from '@foolscap/cart/model';
import type { Db } from '../../kernel/database/database.ts';
import { type PromotionsCart, selectPromotions } from '../pricing/index.ts';

/** The facts besides its lines that the totals of a cart depend on. */
export interface PriceFacts {
  promotions: readonly Promotion[];
  /** Gift and prepaid cards; the balance of the cart is left for another tender. */
  storedValue: readonly Tender[];
}

export const NO_PRICE_FACTS: PriceFacts = { promotions: [], storedValue: [] };

/** Selects the gift and prepaid cards of a cart as one JSON array. */
const selectStoredValue = ({ id }: Pick<PromotionsCart, 'id'>): RawBuilder<Tender[]> => sql<Tender[]>`
  (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'balance', balance_minor) order by position), '[]')
    from cart_tenders where cart_id = ${id}::uuid and balance_minor is not null)`;

/** Selects the price facts of a cart as the columns `promotions` and `storedValue`. */
export const selectPriceFacts = (cart: PromotionsCart, now: Date): RawBuilder<PriceFacts> =>
  sql<PriceFacts>`${selectPromotions(cart, now)} as promotions, ${selectStoredValue(cart)} as "storedValue"`;

export async function readPriceFacts(db: Db, cart: PromotionsCart, now: Date): Promise<PriceFacts> {
  const { rows } = await sql<PriceFacts>`
    /* cart.pricefacts */ select ${selectPriceFacts(cart, now)}`.execute(db);
  return rows[0]!;
}
