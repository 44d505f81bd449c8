import type { SaleConditions } from '@foolscap/pricing/model';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { type Buyer, getPrice, selectContractPrice, selectIsPriceHidden } from './product-prices.ts';
import { isReplaced } from './replaced-products.ts';

/** The facts that decide whether an item is recommended to a buyer. */
export interface RecommendableRow {
  sku: string;
  brand: string;
  baseCatId: string;
  variantGroup: string | null;
  sale_conditions: SaleConditions | null;
  onContract: boolean;
}

/** Reads items that the buyer can buy now, priced and in stock, in the given order. Omits replaced items and services for other items. */
export async function listRecommendable(
  db: Db,
  buyer: Buyer,
  skus: readonly string[],
): Promise<RecommendableRow[]> {
  const { rows } = await sql<RecommendableRow>`/* catalog.recommendable */
    select products.sku, products.brand, products.category_id as "baseCatId", products.variant_group as "variantGroup",
      products.sale_conditions, ${selectContractPrice(buyer)} is not null as "onContract"
    from unnest(${skus}::text[]) with ordinality as wanted(sku, place)
    join products on products.sku = wanted.sku and products.published
    join stock on stock.sku = products.sku and stock.available > 0
    where (${getPrice(buyer)} is not null or ${selectIsPriceHidden(buyer)}) and not ${isReplaced()}
      and not exists (select from product_relations r where r.related_sku = products.sku and r.kind in ('WARRANTY', 'ASSEMBLY', 'TECHHELP'))
    order by wanted.place`.execute(db);
  return rows;
}
