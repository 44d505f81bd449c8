import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';

/** A business shopper with an account or a cart: a member of an organization, whose contract prices apply, or of none. */
export interface Member {
  tenant: 'sba';
  /** The id, or a SQL expression for it. */
  organizationId: string | RawBuilder<string | null>;
  /** A SQL expression for the account, which is null for the cart of a guest. Absent for shoppers who have signed in. */
  accountId?: RawBuilder<string | null>;
}

/** The organization of business accounts that belong to none. */
export const NO_ORGANIZATION = '00000000-0000-0000-0000-000000000000';

/** The buyer whose prices apply: a guest of a tenant's site, a consumer, or a business shopper with an account or a cart. */
export type Buyer = TenantId | Member;

/** Finds the buyer of a request; implemented by organizations. */
export interface Buyers {
  of(request: FastifyRequest): Promise<Buyer>;
}

/** The option of the business site to show prices to signed-in shoppers only. Evaluated once for a statement. */
const hidesPrices = sql<boolean>`(select exists (select from hidden_prices where tenant = 'sba'))`;

/** Selects whether the buyer gets no prices: a guest of the business site, if it hides prices from guests. */
export function selectIsPriceHidden(buyer: Buyer): RawBuilder<boolean> {
  if (buyer === 'sba') return hidesPrices;
  const accountId = typeof buyer === 'string' ? undefined : buyer.accountId;
  return accountId ? sql<boolean>`(${accountId} is null and ${hidesPrices})` : sql<boolean>`false`;
}

/** Replaces a price by null for a buyer who gets none, so that replies cannot contain it. */
export const unlessHidden = <T>(buyer: Buyer, price: RawBuilder<T | null>): RawBuilder<T | null> =>
  buyer === 'sba' || (typeof buyer !== 'string' && buyer.accountId)
    ? sql<T | null>`case when not ${selectIsPriceHidden(buyer)} then ${price} end`
    : price;

/**
 * Returns the price for business accounts if it differs from the consumer price: the contract price, otherwise the general business price.
 */
const ownPrice = (buyer: Exclude<Buyer, 'sdc'>): RawBuilder<number | null> =>
  buyer === 'sba'
    ? sql<number | null>`products.business_price_minor`
    : // A subquery by primary key, because a page or a cart needs only a few products.
      sql<number | null>`coalesce((select contract_prices.price_minor from contract_prices
          where contract_prices.organization_id = ${buyer.organizationId} and contract_prices.sku = products.sku),
        products.business_price_minor)`;

/** Returns a buyer's unit price as SQL over the table `products`, in US cents. */
export function getPrice(buyer: Buyer): RawBuilder<number | null> {
  return buyer === 'sdc'
    ? sql<number | null>`products.price_minor`
    : unlessHidden(buyer, sql<number | null>`coalesce(${ownPrice(buyer)}, products.price_minor)`);
}

/** Returns a buyer's list price: the price before a discount, or for business accounts a higher consumer price. Null without a discount. */
export function selectListPrice(buyer: Buyer): RawBuilder<number | null> {
  if (buyer === 'sdc') return sql<number | null>`products.list_price_minor`;
  const own = ownPrice(buyer);
  return unlessHidden(
    buyer,
    sql<number | null>`case when ${own} < coalesce(products.list_price_minor, products.price_minor)
      then coalesce(products.list_price_minor, products.price_minor)
      when ${own} is null then products.list_price_minor end`,
  );
}

/** Selects the end of the sale that a buyer's price comes from; null if there is none. */
export const selectSaleEnd = (buyer: Buyer): RawBuilder<Date | null> =>
  buyer === 'sdc'
    ? sql<Date | null>`products.sale_ends_at`
    : sql<Date | null>`case when ${ownPrice(buyer)} is null then products.sale_ends_at end`;

/**
 * Selects the price of an item on a contract of the buyer's organization; null if the item is off contract. An item that the contract covers
 * without a price has the price for all businesses.
 */
export const selectContractPrice = (buyer: Buyer): RawBuilder<number | null> =>
  typeof buyer === 'string'
    ? sql<number | null>`null::integer`
    : sql<
        number | null
      >`(select coalesce(contract_prices.price_minor, products.business_price_minor, products.price_minor) from contract_prices
        where contract_prices.organization_id = ${buyer.organizationId} and contract_prices.sku = products.sku)`;

/**
 * Selects the catalog that the price comes from: the organization's contract if it has a price for the item, otherwise the tenant's
 * catalog.
 */
export const selectCatalogId = (buyer: Buyer): RawBuilder<string> =>
  typeof buyer === 'string'
    ? sql<string>`${buyer}::text`
    : sql<string>`coalesce((select coalesce(contracts.number, organizations.contract_id, organizations.customer_number)
        from contract_prices join organizations on organizations.id = contract_prices.organization_id
          left join contracts on contracts.id = contract_prices.contract_id
        where contract_prices.organization_id = ${buyer.organizationId} and contract_prices.sku = products.sku), ${buyer.tenant}::text)`;

/** Selects the part number that the buyer's organization uses for an item; null if it has none. */
export const selectCustomerSku = (buyer: Buyer): RawBuilder<string | null> =>
  typeof buyer === 'string'
    ? sql<string | null>`null::text`
    : sql<string | null>`(select customer_skus.customer_sku from customer_skus
        where customer_skus.organization_id = ${buyer.organizationId} and customer_skus.sku = products.sku)`;

/**
 * Selects the volume prices of an item as JSON of `[minimum quantity, price in cents][]`; null if it has none. A contract price has the volume
 * prices of the contract only.
 */
export const selectVolumePrices = (buyer: Buyer): RawBuilder<[minQty: number, price: number][] | null> =>
  typeof buyer === 'string'
    ? unlessHidden(buyer, sql<[minQty: number, price: number][] | null>`products.volume_prices`)
    : sql<
        [minQty: number, price: number][] | null
      >`(select case when contract_prices.price_minor is null then products.volume_prices else contract_prices.volume_prices end
        from (select) one left join contract_prices
          on contract_prices.organization_id = ${buyer.organizationId} and contract_prices.sku = products.sku)`;
