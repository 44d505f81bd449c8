import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { isReplaced } from './replaced-products.ts';

/** Facts about an item that only saved items and shopping lists show. */
export interface ItemFacts {
  sku: string;
  review_count: number;
  rating_sum: number;
  /** In-stock products to buy instead. */
  alternates: string[];
}

/** Reads facts about items by item number. */
export async function listItemFacts(db: Db, skus: readonly string[]): Promise<Map<string, ItemFacts>> {
  const { rows } = await sql<ItemFacts>`
    select products.sku, products.review_count, products.rating_sum,
      (select coalesce(json_agg(others.sku order by relations.position, others.sku), '[]')
        from product_relations relations join products others on others.sku = relations.related_sku and others.published
          join stock on stock.sku = others.sku and stock.available > 0 and not ${isReplaced('others')}
        where relations.sku = products.sku and relations.kind = 'ALTERNATE') as alternates
    from products where products.sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Returns the items to buy instead of another (cart-3.57); `nosub` for an item that cannot be bought and has none. */
export const getRelatedItems = (
  alternates: readonly string[],
  isUnavailable: boolean,
): { type: 'altsub' | 'nosub'; itemId?: string }[] => {
  if (alternates.length) return alternates.map((itemId) => ({ type: 'altsub', itemId }));
  return isUnavailable ? [{ type: 'nosub' }] : [];
};
