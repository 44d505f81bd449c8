import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Picture } from '../../kernel/database/tables.ts';

export interface CategoryRow {
  id: string;
  name: string;
  parent_id: string | null;
  description: string;
  picture: Picture;
  /** Published products directly in the category, without those below it. */
  own_count: number;
}

/** Lists all categories in display order, each with the number of products directly in it. */
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
