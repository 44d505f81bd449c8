import { type RawBuilder, sql } from 'kysely';
import type { DeliveryType } from '@foolscap/core/vocabulary';
import type { Db } from '../../../kernel/database/database.ts';
import { selectContractPrice, selectListPrice, getPrice, selectVolumePrices } from '../../catalog/index.ts';
import { selectMayCollect } from './buyer-facts.repository.ts';
import { isCollected, isPickup, type LineChoice, selectLines } from './cart-lines.repository.ts';
import type { LineRow, CartRow, PricingRow } from '../cart-types.ts';
import { buyerOfCart } from './cart.repository.ts';
import { selectHasCustomParts } from './addition-facts.repository.ts';
import { type PriceFacts, selectPriceFacts } from './price-facts.repository.ts';

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
  delivered: number | null,
  pickupStore: string,
  store: [state: string, available: number | null] | null,
  categoryId: string,
  brand: string,
  contractPrice: number | null,
  volumePrices: LineRow['volume_prices'],
  bopisEligible: boolean,
  saleConditions: LineRow['sale_conditions'],
  levelOfService: LineRow['level_of_service'],
  furnitureServices: LineRow['furniture_services'],
  relation: LineRow['relation'],
  configurationId: string,
  hasCustomParts: boolean,
];

/** Selects the pricing facts of all active lines that are sold, as one JSON value. Only lines for a store read that store. */
function selectPricing(cart: Pick<CartRow, 'id' | 'tenant'>) {
  const buyer = buyerOfCart(cart);
  const mayCollect = selectMayCollect(cart);
  return sql`
    select coalesce(json_agg(json_build_array(lines.id, lines.item_id, lines.qty, lines.delivery_type,
        products.product_type_name, ${getPrice(buyer)}, ${selectListPrice(buyer)}, products.tax_code = 'standard',
        products.oversized, (select stock.available from stock where stock.sku = lines.item_id), lines.pickup_store,
        case when lines.pickup_store <> '' then (select json_build_array(stores.state,
            (select store_stock.available from store_stock
              where store_stock.store_number = stores.store_number and store_stock.sku = lines.item_id))
          from stores where stores.pickup and ${mayCollect} and stores.store_number = lines.pickup_store) end, products.category_id,
        products.brand, ${selectContractPrice(buyer)}, ${selectVolumePrices}, products.bopis_eligible and ${mayCollect}, products.sale_conditions,
        lines.level_of_service, lines.furniture_services, lines.relation, lines.configuration_id, ${selectHasCustomParts})), '[]')
      from cart_lines lines
        join products on products.sku = lines.item_id and products.published and ${getPrice(buyer)} is not null
      where lines.cart_id = ${cart.id} and lines.status = 'ACTIVE'`;
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
]: PricingFacts): PricingRow & { place: string } {
  const [
    taxable,
    oversized,
    delivered,
    pickup_store,
    ofStore,
    category_id,
    brand,
    contract_price,
    volume_prices,
    bopis_eligible,
    sale_conditions,
    level_of_service,
    furniture_services,
    relation,
    configuration_id,
    has_custom_parts,
  ] = rest;
  const takesFromStore = isPickup({ delivery_type });
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
    available: (takesFromStore ? ofStore?.[1] : delivered) ?? 0,
    in_place: qty,
    place: `${item_id} ${takesFromStore ? pickup_store : ''}`,
    category_id,
    brand,
    contract_price,
    volume_prices,
    bopis_eligible,
    sale_conditions,
    level_of_service,
    furniture_services,
    relation,
    configuration_id,
    has_custom_parts,
    store: isCollected({ delivery_type }) && ofStore ? { state: ofStore[0] } : null,
    status: 'ACTIVE',
    published: true,
  };
}

/** Builds the rows of all lines. `in_place` counts the units of all lines that take an item from the same shelf. */
function pricingRows(lines: readonly PricingFacts[]): PricingRow[] {
  const rows = lines.map(pricingRow);
  const units = new Map<string, number>();
  for (const { place, qty } of rows) units.set(place, (units.get(place) ?? 0) + qty);
  return rows.map(({ place, ...row }) => ({ ...row, in_place: units.get(place)! }));
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

type ChangeRow = LineRow & PriceFacts & { pricing: PricingFacts[]; activeLines: number };

/**
 * Builds the statement that reads what the reply to a change needs: named lines in full, of all lines the few columns that their prices depend on,
 * and the promotions, gift and prepaid cards of the cart.
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
        priced.promotions, priced."storedValue", priced."areaFee", priced.buyer, priced."activeLines", shown.*
      from priced left join shown on true order by shown.position`;

/** Reads the rows of `selectForChange`. */
export function getChangedLines(rows: readonly ChangeRow[]): {
  lines: LineRow[];
  pricing: PricingRow[];
  hasUnsold: boolean;
  facts: PriceFacts;
} {
  const { pricing, promotions, storedValue, areaFee, buyer, activeLines } = rows[0]!;
  return {
    // Without such a line there is still a row, for the pricing.
    lines: rows
      .filter(({ id }) => (id as string | null) !== null)
      .map(
        ({
          pricing: _,
          promotions: __,
          storedValue: ___,
          areaFee: ____,
          buyer: _____,
          activeLines: ______,
          ...line
        }) => line,
      ),
    pricing: pricingRows(pricing),
    hasUnsold: activeLines > pricing.length,
    facts: { promotions, storedValue, areaFee, buyer },
  };
}
