import { sql } from 'kysely';
import type { DeliveryType } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { selectContractPrice, selectListPrice, getPrice, selectVolumePrices } from '../catalog/index.ts';
import {
  type LineChoice,
  type LineRow,
  pickup,
  selectLines,
  storeInQuestion,
} from './cart-lines.repository.ts';
import { buyerOfCart, type CartRow } from './cart.repository.ts';
import { type PriceFacts, selectPriceFacts } from './price-facts.repository.ts';
import type { PricingRow } from './price-rows.ts';

/** One line of `selectPricing`, as an array, which the database builds twice as fast as an object. */
type PricingFacts = [
  id: string,
  itemId: string,
  qty: number,
  deliveryType: DeliveryType,
  productTypeName: LineRow['product_type_name'],
  price: number,
  listPrice: number | null,
  taxable: boolean,
  oversized: boolean,
  state: string | null,
  available: number,
  inPlace: number,
  categoryId: string,
  brand: string,
  contractPrice: number | null,
  volumePrices: LineRow['volume_prices'],
  bopisEligible: boolean,
  saleConditions: LineRow['sale_conditions'],
];

/** Selects the pricing facts of all active lines that are sold, as one JSON value. */
function selectPricing(cart: Pick<CartRow, 'id' | 'tenant'>) {
  const buyer = buyerOfCart(cart);
  return sql`
    select coalesce(json_agg(json_build_array(lines.id, lines.item_id, lines.qty, lines.delivery_type,
        products.product_type_name, ${getPrice(buyer)}, ${selectListPrice(buyer)}, products.tax_code = 'standard',
        products.oversized, stores.state,
        coalesce(case when ${pickup} then store_stock.available else stock.available end, 0), lines.in_place, products.category_id,
        products.brand, ${selectContractPrice(buyer)}, ${selectVolumePrices}, products.bopis_eligible, products.sale_conditions)), '[]')
      from (select cart_lines.*, sum(qty) over (partition by item_id,
            case when delivery_type in ('ISP', 'PCK') then pickup_store else '' end) as in_place
          from cart_lines where cart_id = ${cart.id} and status = 'ACTIVE') lines
        join products on products.sku = lines.item_id and products.published and ${getPrice(buyer)} is not null
        left join stock on stock.sku = lines.item_id
        ${storeInQuestion(undefined)}`;
}

function pricingRow([
  id,
  item_id,
  qty,
  delivery_type,
  product_type_name,
  price,
  list_price,
  ...rest
]: PricingFacts): PricingRow {
  const [
    taxable,
    oversized,
    state,
    available,
    in_place,
    category_id,
    brand,
    contract_price,
    volume_prices,
    bopis_eligible,
    sale_conditions,
  ] = rest;
  return {
    id,
    item_id,
    qty,
    delivery_type,
    product_type_name,
    price,
    list_price,
    taxable,
    oversized,
    available,
    in_place,
    category_id,
    brand,
    contract_price,
    volume_prices,
    bopis_eligible,
    sale_conditions,
    store: state === null ? null : { state },
    status: 'ACTIVE',
    published: true,
  };
}

/** Whether a cart holds nothing that can be sold. */
export async function isCartEmpty(db: Db, cart: Pick<CartRow, 'id' | 'tenant'>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    /* cart.empty */ select not exists (select 1 from cart_lines lines
      join products on products.sku = lines.item_id and products.published
        and ${getPrice(buyerOfCart(cart))} is not null
      where lines.cart_id = ${cart.id} and lines.status = 'ACTIVE') as empty`.execute(db);
  return rows[0]!.empty;
}

/**
 * Reads what the reply to a change needs, in one statement: named lines in full, of all lines the few columns that their prices depend on, and
 * the promotions, gift and prepaid cards of the cart.
 */
export async function readForChange(
  db: Db,
  cart: CartRow,
  choice: LineChoice & { ids: readonly string[] },
  now: Date,
): Promise<{ lines: LineRow[]; pricing: PricingRow[]; hasUnsold: boolean; facts: PriceFacts }> {
  const { rows } = await sql<LineRow & PriceFacts & { pricing: PricingFacts[]; activeLines: number }>`
    /* cart.change */ with shown as (${selectLines(cart, choice)}),
      priced as (select (${selectPricing(cart)}) as pricing, ${selectPriceFacts(cart, now)},
        (select count(*)::integer from cart_lines where cart_id = ${cart.id} and status = 'ACTIVE') as "activeLines")
    select case when row_number() over (order by shown.position) = 1 then priced.pricing end as pricing,
        priced.promotions, priced."storedValue", priced."areaFee", priced."activeLines", shown.*
      from priced left join shown on true order by shown.position`.execute(db);
  const { pricing, promotions, storedValue, areaFee, activeLines } = rows[0]!;
  return {
    // Without such a line there is still a row, for the pricing.
    lines: rows
      .filter(({ id }) => (id as string | null) !== null)
      .map(
        ({ pricing: _, promotions: __, storedValue: ___, areaFee: ____, activeLines: _____, ...line }) =>
          line,
      ),
    pricing: pricing.map(pricingRow),
    hasUnsold: activeLines > pricing.length,
    facts: { promotions, storedValue, areaFee },
  };
}
