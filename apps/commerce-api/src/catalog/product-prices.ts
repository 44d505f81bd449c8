import { sql, type RawBuilder } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';

/** What one unit costs a tenant, in cents: business accounts have prices of their own for some products. Of the table `products`. */
export function priceOf(tenant: TenantId): RawBuilder<number | null> {
  return tenant === 'sba'
    ? sql<number | null>`coalesce(products.business_price_minor, products.price_minor)`
    : sql<number | null>`products.price_minor`;
}

/** The price before a reduction. For business accounts the consumer price is one, where theirs is lower. Null where nothing is reduced. */
export function listPriceOf(tenant: TenantId): RawBuilder<number | null> {
  return tenant === 'sba'
    ? sql<
        number | null
      >`case when products.business_price_minor < coalesce(products.list_price_minor, products.price_minor)
        then coalesce(products.list_price_minor, products.price_minor)
        when products.business_price_minor is null then products.list_price_minor end`
    : sql<number | null>`products.list_price_minor`;
}
