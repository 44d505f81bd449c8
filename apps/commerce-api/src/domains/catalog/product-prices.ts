import type { FastifyRequest } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';

/** A member of an organization, which has prices of its own. */
export interface Member {
  tenant: 'sba';
  /** Its id, or where to find it. */
  organizationId: string | RawBuilder<string | null>;
}

/** Whose prices are meant: everybody's on a site, or an organization's. */
export type Buyer = TenantId | Member;

/** Finds out whose prices a request is shown; organizations implements it. */
export interface Buyers {
  of(request: FastifyRequest): Promise<Buyer>;
}

/** What business accounts pay where it is not what everybody pays: by contract, else by the price for all of them. */
const ownPrice = (buyer: Exclude<Buyer, 'sdc'>): RawBuilder<number | null> =>
  buyer === 'sba'
    ? sql<number | null>`products.business_price_minor`
    : // By the key of the table: asked for the few products that a page or a cart shows.
      sql<number | null>`coalesce((select contract_prices.price_minor from contract_prices
          where contract_prices.organization_id = ${buyer.organizationId} and contract_prices.sku = products.sku),
        products.business_price_minor)`;

/** What one unit costs a buyer, in cents. Of the table `products`. */
export function priceOf(buyer: Buyer): RawBuilder<number | null> {
  return buyer === 'sdc'
    ? sql<number | null>`products.price_minor`
    : sql<number | null>`coalesce(${ownPrice(buyer)}, products.price_minor)`;
}

/** The price before a reduction. For business accounts the consumer price is one, where theirs is lower. Null where nothing is reduced. */
export function listPriceOf(buyer: Buyer): RawBuilder<number | null> {
  if (buyer === 'sdc') return sql<number | null>`products.list_price_minor`;
  const own = ownPrice(buyer);
  return sql<number | null>`case when ${own} < coalesce(products.list_price_minor, products.price_minor)
      then coalesce(products.list_price_minor, products.price_minor)
      when ${own} is null then products.list_price_minor end`;
}
