import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Picture } from '../media/index.ts';

export interface CategoryRow {
  id: string;
  name: string;
  parent_id: string | null;
  description: string;
  picture: Picture;
  /** Products in the category and below it; a group of variants counts once. */
  count: number;
  /** Whether the category has products of its own, not only in its subcategories. */
  has_own: boolean;
}

export interface BrandRow {
  brand: string;
  /** Products of the brand; a group of variants counts once. */
  count: number;
}

/** Counts the products of all brands. */
export async function countByBrand(db: Db): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select brand, count(distinct group_key)::integer as count from product_index where brand <> '' group by brand`.execute(
    db,
  );
  return rows;
}

/** Lists all categories in display order, with the number of products on their pages. */
export async function listCategories(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with recursive families (id, member) as (
      select id, id from categories
      union select families.id, below.id from families join categories below on below.parent_id = families.member
    ), groups as materialized (select distinct category_id, group_key from product_index),
    counts as (
      select id, count(*)::integer as products from (
        select distinct families.id, groups.group_key from families join groups on groups.category_id = families.member
      ) shown group by id
    )
    select categories.id, name, parent_id, description, picture, coalesce(counts.products, 0) as count,
      categories.id in (select category_id from groups) as has_own
    from categories left join counts on counts.id = categories.id
    order by position, name`.execute(db);
  return rows;
}
