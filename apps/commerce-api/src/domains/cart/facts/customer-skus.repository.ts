import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import type { CartRow } from '../cart-types.ts';

/**
 * Finds the products that the organization of a cart's owner names by part numbers of its own.
 * @param inStock whether the first product in stock is chosen where a part number names several, else the first by number
 * @returns products by part number
 */
export async function resolveCustomerSkus(
  db: Db,
  { account_id }: Pick<CartRow, 'account_id'>,
  customerSkus: readonly string[],
  inStock: boolean,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ customer_sku: string; sku: string }>`
    select distinct on (customer_skus.customer_sku) customer_skus.customer_sku, customer_skus.sku
      from customer_skus join accounts on accounts.organization_id = customer_skus.organization_id and accounts.id = ${account_id}
        join products on products.sku = customer_skus.sku and products.published
        left join stock on stock.sku = customer_skus.sku
      where customer_skus.customer_sku = any(${customerSkus}::text[])
      order by customer_skus.customer_sku, (${inStock} and coalesce(stock.available, 0) <= 0), customer_skus.sku`.execute(
    db,
  );
  return new Map(rows.map(({ customer_sku, sku }) => [customer_sku, sku]));
}
