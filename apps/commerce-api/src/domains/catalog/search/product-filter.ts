import { sql, type RawBuilder } from 'kysely';
import type { Sort } from '@foolscap/catalog/model';
import { type Buyer, selectIsPriceHidden, selectSaleEnd, unlessHidden } from '../product-prices.ts';
import type { Match } from './matches.ts';

/** The filters of a product list. */
export interface ProductFilter {
  /** All products if absent. */
  match?: Match;
  /** The category and all of its subcategories. */
  categoryIds?: readonly string[] | undefined;
  /**
   * For each category that is counted with its subcategories, because it has products of its own or is offered as a department: pairs of
   * its id and the id of each category in its family.
   */
  families?: readonly (readonly [id: string, member: string])[];
  /** The last words of the parts of the department's name. They name the kinds of product that are listed first. */
  kinds?: readonly string[];
  brands?: readonly string[];
  colors?: readonly string[];
  /** US cents, inclusive bounds. */
  minPrice?: number;
  maxPrice?: number;
  /** Minimum rating, 1 to 5 stars. */
  rating?: number;
  inStock?: boolean;
  /** The shopper's store, for counting what can be picked up there. */
  store?: string;
  /** Only products that can be picked up in that store. */
  pickup?: boolean;
  /** Only products below their list price. */
  onSale?: boolean;
  /** Only products on a contract of the buyer. */
  onContract?: boolean;
  /** Only products whose sale for the buyer ends before this date: `2026-12-07`. */
  saleEndsBefore?: string;
  /** Only products introduced on this date or later: `2026-09-01`. */
  newSince?: string;
}

/** The filters that have a facet of their own. */
export const CHOICES = ['brand', 'color', 'price', 'rating', 'stock', 'pickup'] as const;
export type Choice = (typeof CHOICES)[number];

export const getPrice = (buyer: Buyer) => {
  if (typeof buyer !== 'string') return sql<number | null>`coalesce(contract.price_minor, i.business_price)`;
  return buyer === 'sba'
    ? unlessHidden(buyer, sql<number | null>`i.business_price`)
    : sql<number | null>`i.consumer_price`;
};

/**
 * Selects the search index, joined with the buyer's contract prices, and with the list prices of
 * products on sale if the filter or the order needs them.
 */
export function indexOf(
  buyer: Buyer,
  {
    onSale,
    saleEndsBefore,
    onContract,
  }: Pick<ProductFilter, 'onSale' | 'saleEndsBefore' | 'onContract'> = {},
  sort?: Sort,
) {
  const index =
    typeof buyer === 'string'
      ? sql`product_index i`
      : sql`product_index i ${onContract ? sql`` : sql`left`} join contract_prices contract
          on contract.organization_id = ${buyer.organizationId} and contract.sku = i.sku`;
  const isRequired = onSale || saleEndsBefore !== undefined;
  if (!isRequired && sort !== 'saving') return index;
  const ends =
    saleEndsBefore === undefined
      ? sql``
      : sql`and ${selectSaleEnd(buyer)} < (${saleEndsBefore}::date::timestamp at time zone 'UTC')`;
  return sql`${index} ${isRequired ? sql`join` : sql`left join`}
    (select sku, list_price_minor from products where list_price_minor is not null ${ends}) sale
    on sale.sku = i.sku and sale.list_price_minor > ${getPrice(buyer)}`;
}

/** The share of the list price that the buyer saves; 0 for products that are not on sale. */
export const getSaving = (buyer: Buyer) =>
  sql<number>`coalesce(1 - ${getPrice(buyer)}::float8 / sale.list_price_minor, 0)`;

/** A product in stock that has not been replaced. */
export const isSoldNow = sql<boolean>`(i.in_stock and not i.is_replaced)`;

/** Builds the SQL condition for each filter that is set. */
export function buildConditions(
  buyer: Buyer,
  filter: ProductFilter,
): Partial<Record<Choice, RawBuilder<boolean>>> {
  const { brands, colors, minPrice, maxPrice, rating, inStock, pickup } = filter;
  const price = getPrice(buyer);
  return {
    ...(brands?.length ? { brand: sql<boolean>`i.brand = any(${brands}::text[])` } : {}),
    ...(colors?.length ? { color: sql<boolean>`coalesce(i.color = any(${colors}::text[]), false)` } : {}),
    ...(minPrice !== undefined || maxPrice !== undefined
      ? {
          // Without prices, the filter would exclude everything.
          price: sql<boolean>`(${selectIsPriceHidden(buyer)} or coalesce(${price} between ${minPrice ?? 0} and ${maxPrice ?? 2147483647}, false))`,
        }
      : {}),
    ...(rating === undefined ? {} : { rating: sql<boolean>`i.stars >= ${rating}` }),
    ...(inStock ? { stock: isSoldNow } : {}),
    ...(pickup && filter.store !== undefined ? { pickup: atStore(filter.store) } : {}),
  };
}

export const atStore = (store: string) =>
  sql<boolean>`(not i.is_replaced and i.sku in (select sku from store_stock where store_number = ${store} and available > 0))`;

const DOCUMENTS: Record<Match['within'], RawBuilder<unknown>> = {
  names: sql`i.names`,
  departments: sql`i.with_department`,
  everything: sql`i.everything`,
};

export const matches = ({ within, query, own }: Match) =>
  sql<boolean>`${DOCUMENTS[within]} @@ ${query}::tsquery ${own ? sql`and i.names @@ ${own}::tsquery` : sql``}`;

/** Returns the text used to rank a match. A department's name alone never makes a product match, but it affects its rank. */
export const buildDocument = ({ within }: Match) => DOCUMENTS[within === 'names' ? 'departments' : within];

/** Builds the SQL condition for query, category and age, which applies to every count. */
export function foundBy({ match, categoryIds, newSince }: ProductFilter): RawBuilder<boolean> {
  return sql<boolean>`${match ? matches(match) : sql`true`}
    and ${categoryIds ? sql`i.category_id = any(${categoryIds}::text[])` : sql`true`}
    and ${newSince === undefined ? sql`true` : sql`i.created_at >= ${newSince}::date`}`;
}
