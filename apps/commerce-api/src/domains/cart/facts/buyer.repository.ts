import { type RawBuilder, sql } from 'kysely';
import { selectAccountCodes } from '../../account/index.ts';
import type { Buyer } from '../../catalog/index.ts';
import type { CartRow } from '../cart-types.ts';

/** Returns the buyer whose prices a cart uses: the owner's organization, if any. */
export function buyerOfCart({ id, tenant }: Pick<CartRow, 'id' | 'tenant'>): Buyer {
  if (tenant === 'sdc') return tenant;
  return {
    tenant,
    organizationId: sql<string | null>`(select accounts.organization_id from carts owned
      join accounts on accounts.id = owned.account_id where owned.id = ${id})`,
    accountId: sql<string | null>`(select owned.account_id from carts owned where owned.id = ${id})`,
  };
}

/**
 * Selects whether the owner of a cart may pick up items in stores: business accounts need the permission `G_BOP`, guests need nothing
 * (storefront-6.22).
 */
export const selectMayCollect = ({ id, tenant }: Pick<CartRow, 'id' | 'tenant'>): RawBuilder<boolean> =>
  tenant === 'sdc'
    ? sql<boolean>`true`
    : sql<boolean>`coalesce((select ${selectAccountCodes} ? 'G_BOP' from carts owned
        join accounts on accounts.id = owned.account_id where owned.id = ${id}), true)`;

/** Selects the part number that the cart owner's organization uses for a product. */
export function customerSku(cart: Pick<CartRow, 'id' | 'tenant'>): RawBuilder<string | null> {
  const buyer = buyerOfCart(cart);
  return typeof buyer === 'string'
    ? sql<string | null>`null::text`
    : sql<string | null>`(select customer_sku from customer_skus
        where customer_skus.organization_id = ${buyer.organizationId} and customer_skus.sku = products.sku)`;
}
