import { sql, type RawBuilder } from 'kysely';
import type { BuyerFacts, Tender } from '@foolscap/cart/model';
import type { Db } from '../../../kernel/database/database.ts';
import { selectBuyerFacts } from './buyer-facts.repository.ts';
import type { CartRow } from '../cart-types.ts';
import { selectAreaFee } from '../../delivery/index.ts';
import { type CartPromotion, type PromotionsCart, selectPromotions } from '../../pricing/index.ts';

/** The facts besides its lines that the totals of a cart depend on. */
export interface PriceFacts {
  promotions: readonly CartPromotion[];
  /** Gift and prepaid cards; the balance of the cart is left for another tender. */
  storedValue: readonly Tender[];
  /** The delivery area surcharge of the cart's address, in US cents. */
  areaFee: number;
  /** The business buyer whose organization decides which items may be ordered; null for all others. */
  buyer: BuyerFacts | null;
}

export const NO_PRICE_FACTS: PriceFacts = { promotions: [], storedValue: [], areaFee: 0, buyer: null };

/** Selects the gift and prepaid cards of a cart as one JSON array. */
const selectStoredValue = ({ id }: Pick<PromotionsCart, 'id'>): RawBuilder<Tender[]> => sql<Tender[]>`
  (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'balance', balance_minor) order by position), '[]')
    from cart_tenders where cart_id = ${id}::uuid and balance_minor is not null)`;

/** Selects the fee of the area that the cart ships to. */
const selectCartsAreaFee = ({ shipping_address }: PricedCartRow): RawBuilder<number> =>
  shipping_address ? selectAreaFee(shipping_address.zipCode) : sql<number>`0`;

/** Selects the owner of a business cart. */
const selectBuyer = ({ tenant, account_id: accountId }: PricedCartRow): RawBuilder<BuyerFacts | null> =>
  tenant === 'sba' && accountId !== null
    ? selectBuyerFacts({ accountId, tenant })
    : sql<BuyerFacts | null>`null::json`;

type PricedCartRow = PromotionsCart & Pick<CartRow, 'shipping_address'>;

/** Selects the price facts of a cart as columns named like the fields of `PriceFacts`. */
export const selectPriceFacts = (cart: PricedCartRow, now: Date): RawBuilder<PriceFacts> =>
  sql<PriceFacts>`${selectPromotions(cart, now)} as promotions, ${selectStoredValue(cart)} as "storedValue",
    ${selectCartsAreaFee(cart)} as "areaFee", ${selectBuyer(cart)} as buyer`;

export async function readPriceFacts(db: Db, cart: PricedCartRow, now: Date): Promise<PriceFacts> {
  const { rows } = await sql<PriceFacts>`
    /* cart.pricefacts */ select ${selectPriceFacts(cart, now)}`.execute(db);
  return rows[0]!;
}
