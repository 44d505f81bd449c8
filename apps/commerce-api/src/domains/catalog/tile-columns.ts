import { sql } from 'kysely';
import {
  type Buyer,
  selectCatalogId,
  selectCustomerSku,
  selectIsPriceHidden,
  selectListPrice,
  selectSaleEnd,
  getPrice,
} from './product-prices.ts';
import { isReplaced, selectSoldUnits } from './replaced-products.ts';

/** Number of alternates for an out-of-stock item. */
const ALTERNATES = 6;

/** Selects the columns of a `TileRow` from the tables `products` and `stock`. */
export const tileColumns = (
  buyer: Buyer,
) => sql`products.sku, products.name, products.brand, products.category_id, products.uom,
  products.part_number, products.picture, products.quantity_limit, products.bopis_eligible, products.oversized,
  products.color_family, products.variant_group, products.review_count, products.rating_sum,
  exists (select from products other where other.variant_group = products.variant_group
    and other.sku <> products.sku and other.published) as has_variants,
  (select jsonb_object_agg(axis, count) from (
    select axis, count(distinct value)::integer from products other, jsonb_each_text(other.variant) as choice(axis, value)
      where other.variant_group = products.variant_group and other.published group by axis) axes
    where count > 1) as variant_counts,
  (select count(*)::integer from products other
    where other.variant_group = products.variant_group and other.published) as variant_count,
  ${getPrice(buyer)} as price, ${selectIsPriceHidden(buyer)} as is_price_hidden, ${selectListPrice(buyer)} as list_price, ${selectSaleEnd(buyer)} as sale_ends_at, ${selectSoldUnits} as available,
  products.sale_conditions, ${selectCatalogId(buyer)} as catalog_id, ${selectCustomerSku(buyer)} as customer_sku,
  (select bool_or(coalesce(part.sale_conditions ? 'customSku', false)) from product_relations r
    join products part on part.sku = r.related_sku and part.published
    where r.sku = products.sku and r.kind = 'BUNDLE') as has_custom_parts,
  ${isReplaced()} as is_replaced,
  case when coalesce(stock.available, 0) <= 0 then (
    select json_agg(json_build_object('sku', alternate.sku, 'name', alternate.name) order by alternate.position, alternate.sku) from (
      select other.sku, other.name, r.position from product_relations r
        join products other on other.sku = r.related_sku and other.published
        join stock held on held.sku = other.sku and held.available > 0 and not ${isReplaced('other')}
      where r.sku = products.sku and r.kind = 'ALTERNATE' order by r.position, other.sku limit ${ALTERNATES}) alternate) end as alternates`;
