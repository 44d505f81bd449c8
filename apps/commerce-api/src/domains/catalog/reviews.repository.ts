import { sql } from 'kysely';
import type { Review, ReviewSummary } from '@foolscap/catalog/contract';
import type { ReviewSort } from '@foolscap/catalog/model';
import type { Db } from '../../kernel/database/database.ts';
import { reviewColumns } from './product-page.repository.ts';

const ORDERS = {
  newest: sql`created_on desc, id`,
  highest: sql`rating desc, created_on desc, id`,
  lowest: sql`rating, created_on desc, id`,
} as const satisfies Record<ReviewSort, unknown>;

interface RatingSums {
  review_count: number;
  rating_sum: number;
}

/** Summarizes ratings. @param counted number of reviews by rating; ratings without reviews are absent */
export function getSummary(
  { review_count, rating_sum }: RatingSums,
  counted: readonly { rating: number; count: number }[],
): ReviewSummary {
  return {
    ...(review_count > 0 ? { average: Math.round((rating_sum * 10) / review_count) / 10 } : {}),
    count: review_count,
    histogram: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: counted.find((row) => row.rating === rating)?.count ?? 0,
    })),
  };
}

export interface ReviewFilter {
  sku: string;
  rating: number | undefined;
  sort: ReviewSort;
  page: number;
  size: number;
}

/** Reads one page of a product's reviews, with the total number. */
export async function listReviews(
  db: Db,
  { sku, rating, sort, page, size }: ReviewFilter,
): Promise<{ items: Review[]; total: number }> {
  const where = sql`sku = ${sku} ${rating === undefined ? sql`` : sql`and rating = ${rating}`}`;
  const { rows } = await sql<{ items: Review[] | null; total: number }>`
    select (select count(*)::integer from reviews where ${where}) as total,
      (select json_agg(shown) from (select ${reviewColumns} from reviews where ${where}
        order by ${ORDERS[sort]} limit ${size} offset ${(page - 1) * size}) shown) as items`.execute(db);
  return { items: rows[0]?.items ?? [], total: rows[0]?.total ?? 0 };
}

/**
 * Reads whether an account may review a product. A product counts as bought if an order has a unit that was paid for and not canceled:
 * reviews are shown as verified purchases, which excludes free items.
 * @returns undefined for an unknown product
 */
export async function readReviewer(
  db: Db,
  accountId: string,
  sku: string,
): Promise<{ name: string; bought: boolean; written: boolean } | undefined> {
  const { rows } = await sql<{ name: string; bought: boolean; written: boolean }>`
    select accounts.first_name || ' ' || left(accounts.last_name, 1) || '.' as name,
      exists (select from orders join order_lines using (order_number)
        where orders.account_id = accounts.id and orders.status not in ('CANCELED', 'DECLINED') and order_lines.sku = products.sku
          and order_lines.free_promotion_id is null and order_lines.canceled_qty < order_lines.qty) as bought,
      exists (select from reviews where reviews.account_id = accounts.id and reviews.sku = products.sku) as written
    from accounts, products
    where accounts.id = ${accountId} and products.sku = ${sku} and products.published`.execute(db);
  return rows[0];
}

export type NewReview = Review & { sku: string; accountId: string };

/**
 * Stores a review and updates the product's rating, atomically.
 * @param onInserted stores the outcome under the request's key, in the same transaction
 * @returns the new summary; undefined if the account has already reviewed the product
 */
export async function insertReview(
  db: Db,
  review: NewReview,
  onInserted: (trx: Db, summary: ReviewSummary) => Promise<unknown>,
): Promise<ReviewSummary | undefined> {
  return db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('reviews')
      .values({
        id: review.id,
        sku: review.sku,
        account_id: review.accountId,
        author: review.author,
        rating: review.rating,
        title: review.title,
        body: review.body,
        verified: review.verified,
        created_on: review.createdOn,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return undefined;
    const sums = await trx
      .updateTable('products')
      .set({
        review_count: sql<number>`review_count + 1`,
        rating_sum: sql<number>`rating_sum + ${review.rating}`,
      })
      .where('sku', '=', review.sku)
      .returning(['review_count', 'rating_sum'])
      .executeTakeFirstOrThrow();
    const counted = await trx
      .selectFrom('reviews')
      .select(['rating', sql<number>`count(*)::integer`.as('count')])
      .where('sku', '=', review.sku)
      .groupBy('rating')
      .execute();
    const summary = getSummary(sums, counted);
    await onInserted(trx, summary);
    return summary;
  });
}
