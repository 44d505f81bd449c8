import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Picture } from '../../kernel/database/tables.ts';

export interface CategoryRow {
  id: string;
  name: string;
  parent_id: string | null;
  description: string;
  picture: Picture;
  /** Published products in it, not below it. */
  own_count: number;
}

/** All categories with how many products each holds itself, in the order in which they are shown. */
export async function listCategories(db: Db): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .leftJoin(
      (on) =>
        on
          .selectFrom('product_index')
          .select(['category_id', sql<number>`count(*)::integer`.as('products')])
          .groupBy('category_id')
          .as('counts'),
      (join) => join.onRef('counts.category_id', '=', 'categories.id'),
    )
    .select([
      'id',
      'name',
      'parent_id',
      'description',
      'picture',
      sql<number>`coalesce(counts.products, 0)`.as('own_count'),
    ])
    .orderBy('position')
    .orderBy('name')
    .execute();
}
