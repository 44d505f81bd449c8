import type { Tender } from '@foolscap/cart/model';
import type { BuyerFacts } from '@foolscap/pricing/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { getPrice } from '../../catalog/index.ts';
import { isPickup, selectAreaFee } from '../../delivery/index.ts';
import { type MemberFacts, selectMemberFacts } from '../../memberships/index.ts';
import { selectOrderMinimum } from '../../organizations/index.ts';
import {
  type CartPromotion,
  type PromotionsCart,
  selectBuyerFacts,
  selectPromotions,
} from '../../pricing/index.ts';
import type { CartRow, LineRow, PricingRow } from '../cart-types.ts';
import { buyerOfCart, selectMayCollect } from './buyer.repository.ts';
import {
  type LineChoice,
  pickup,
  priceColumns,
  selectHasCustomParts,
  selectLines,
} from './cart-lines.repository.ts';

/** A line whose stock-sharing units have not been counted yet. */
type UncountedRow = Omit<PricingRow, 'in_place'>;

/**
 * Selects the pricing rows of all active lines that are sold, as one JSON value: whole rows, which the database builds twice as fast as
 * objects by key. Store stock is read only for store lines.
 */
function selectPricing(cart: Pick<CartRow, 'id' | 'tenant'>) {
  const buyer = buyerOfCart(cart);
  const mayCollect = selectMayCollect(cart);
  return sql`
    select coalesce(json_agg(rows), '[]') from (
      select lines.id, lines.item_id, lines.qty, lines.status, lines.delivery_type, lines.pickup_store, lines.level_of_service,
        lines.furniture_services, lines.relation, lines.configuration_id, products.product_type_name, products.tax_code = 'standard' as taxable,
        products.oversized, products.published, products.category_id, products.brand, products.bopis_eligible and ${mayCollect} as bopis_eligible,
        products.sale_conditions, ${priceColumns(cart)}, ${selectHasCustomParts} as has_custom_parts,
        coalesce(case when ${pickup} then (select store_stock.available from store_stock
            where store_stock.store_number = shop.store_number and store_stock.sku = lines.item_id)
          else (select stock.available from stock where stock.sku = lines.item_id) end, 0) as available,
        case when shop.store_number is not null then json_build_object('state', shop.state) end as store
      from cart_lines lines
        join products on products.sku = lines.item_id and products.published and ${getPrice(buyer)} is not null
        left join stores shop on lines.pickup_store <> '' and shop.store_number = lines.pickup_store and shop.pickup and ${mayCollect}
      where lines.cart_id = ${cart.id} and lines.status = 'ACTIVE') rows`;
}

/** Counts the units of all lines that share the same stock of an item. */
function countInPlace(rows: readonly UncountedRow[]): PricingRow[] {
  const units = new Map<string, number>();
  const getKey = (row: UncountedRow) => `${row.item_id} ${isPickup(row) ? row.pickup_store : ''}`;
  for (const row of rows) units.set(getKey(row), (units.get(getKey(row)) ?? 0) + row.qty);
  return rows.map((row) => ({ ...row, in_place: units.get(getKey(row))! }));
}

/** Checks whether a cart has no items that can be sold. */
export async function isCartEmpty(db: Db, cart: Pick<CartRow, 'id' | 'tenant'>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    /* cart.empty */ select not exists (select 1 from cart_lines lines
      join products on products.sku = lines.item_id and products.published
        and ${getPrice(buyerOfCart(cart))} is not null
      where lines.cart_id = ${cart.id} and lines.status = 'ACTIVE') as empty`.execute(db);
  return rows[0]!.empty;
}

/** A row of `selectForChange`: a line with the facts about its cart. The first row also has the lines to price. */
type ChangeRow = LineRow & PriceFacts & { pricing: UncountedRow[]; activeLines: number };

/**
 * Builds the statement that reads what the reply to a change needs: the named lines in full, the few columns that prices depend on for all
 * lines, and the cart's promotions, gift cards and prepaid cards.
 */
export const selectForChange = (
  cart: CartRow,
  choice: LineChoice & { ids: readonly string[] },
  now: Date,
): RawBuilder<ChangeRow> => sql<ChangeRow>`
    /* cart.change */ with shown as (${selectLines(cart, choice)}),
      priced as (select (${selectPricing(cart)}) as pricing, ${selectPriceFacts(cart, now)},
        (select count(*)::integer from cart_lines where cart_id = ${cart.id} and status = 'ACTIVE') as "activeLines")
    select case when row_number() over (order by shown.position) = 1 then priced.pricing end as pricing,
        priced.promotions, priced."storedValue", priced."areaFee", priced.buyer, priced.member, priced."orderMinimum", priced."activeLines", shown.*
      from priced left join shown on true order by shown.position`;

/** Parses the rows of `selectForChange`. */
export function getChangedLines(rows: readonly ChangeRow[]): {
  lines: LineRow[];
  pricing: PricingRow[];
  hasUnsold: boolean;
  facts: PriceFacts;
} {
  const { pricing, promotions, storedValue, areaFee, buyer, member, orderMinimum, activeLines } = rows[0]!;
  return {
    // If no line is named, there is still a row for the pricing.
    lines: rows
      .filter(({ id }) => (id as string | null) !== null)
      .map(
        ({
          pricing: _,
          promotions: __,
          storedValue: ___,
          areaFee: ____,
          buyer: _____,
          member: ______,
          orderMinimum: _______,
          activeLines: ________,
          ...line
        }) => line,
      ),
    pricing: countInPlace(pricing),
    hasUnsold: activeLines > pricing.length,
    facts: { promotions, storedValue, areaFee, buyer, member, orderMinimum },
  };
}

/** The facts that a cart's totals depend on, besides its lines. */
export interface PriceFacts {
  promotions: readonly CartPromotion[];
  /** Gift and prepaid cards and rewards; another tender pays the rest of the total. */
  storedValue: readonly Tender[];
  /** Delivery area surcharge for the cart's address, in US cents. */
  areaFee: number;
  /** The business buyer whose organization decides which items may be ordered; null for all other buyers. */
  buyer: BuyerFacts | null;
  /** The effects of the owner's membership on the cart; null for guests. */
  member: MemberFacts | null;
  /** US cents of goods that the contract of the owner's organization requires; null for no minimum. */
  orderMinimum: number | null;
}

export const NO_PRICE_FACTS: PriceFacts = {
  promotions: [],
  storedValue: [],
  areaFee: 0,
  buyer: null,
  member: null,
  orderMinimum: null,
};

/** Selects the gift and prepaid cards of a cart as one JSON array. */
const selectStoredValue = ({ id }: Pick<PromotionsCart, 'id'>): RawBuilder<Tender[]> => sql<Tender[]>`
  (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'balance', balance_minor) order by position), '[]')
    from cart_tenders where cart_id = ${id}::uuid and balance_minor is not null)`;

/** Selects the delivery fee of the area that the cart ships to. */
const selectCartsAreaFee = ({ shipping_address }: PricedCartRow): RawBuilder<number> =>
  shipping_address ? selectAreaFee(shipping_address.zipCode) : sql<number>`0`;

/** Selects the owner of a business cart, with the facts that policies depend on. */
const selectBuyer = (
  { tenant, account_id: accountId }: PricedCartRow,
  now: Date,
): RawBuilder<BuyerFacts | null> =>
  tenant === 'sba' && accountId !== null
    ? selectBuyerFacts({ accountId, tenant }, now)
    : sql<BuyerFacts | null>`null::json`;

/** Selects the order minimum of a business cart. It does not apply to auto-restock orders (docs/decisions/contracts.md). */
const selectMinimum = ({ tenant, account_id: accountId, kind }: PricedCartRow): RawBuilder<number | null> =>
  tenant === 'sba' && accountId !== null && kind !== 'RESTOCK'
    ? selectOrderMinimum(accountId)
    : sql<number | null>`null::integer`;

type PricedCartRow = PromotionsCart & Pick<CartRow, 'kind' | 'shipping_address'>;

/** Selects the price facts of a cart, one column per field of `PriceFacts`. */
export const selectPriceFacts = (cart: PricedCartRow, now: Date): RawBuilder<PriceFacts> =>
  sql<PriceFacts>`${selectPromotions(cart, now)} as promotions, ${selectStoredValue(cart)} as "storedValue",
    ${selectCartsAreaFee(cart)} as "areaFee", ${selectBuyer(cart, now)} as buyer,
    ${selectMemberFacts(cart.account_id, now)} as member, ${selectMinimum(cart)} as "orderMinimum"`;

export async function readPriceFacts(db: Db, cart: PricedCartRow, now: Date): Promise<PriceFacts> {
  const { rows } = await sql<PriceFacts>`
    /* cart.pricefacts */ select ${selectPriceFacts(cart, now)}`.execute(db);
  return rows[0]!;
}
