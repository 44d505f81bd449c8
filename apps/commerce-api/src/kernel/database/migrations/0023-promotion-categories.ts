import { sql, type Kysely } from 'kysely';

/**
 * Stores the categories of a promotion's conditions, with their subcategories, in the promotion. Every cart change reads promotions and
 * categories rarely change, so triggers keep them up to date.
 */
const statements = [
  `alter table promotions add column categories jsonb not null default '{}'`,
  `create function promotion_categories(conditions jsonb) returns jsonb language sql stable as $$
     select jsonb_strip_nulls(jsonb_build_object(
       'categoryIds', categories_below(conditions -> 'categoryIds'),
       'excludedCategoryIds', categories_below(conditions -> 'excludedCategoryIds')))
   $$`,
  `create function set_promotion_categories() returns trigger language plpgsql as $$ begin
     new.categories := promotion_categories(new.conditions);
     return new;
   end $$`,
  `create trigger promotion_conditions before insert or update of conditions on promotions
     for each row execute function set_promotion_categories()`,
  `create function update_promotion_categories() returns trigger language plpgsql as $$ begin
     update promotions set categories = promotion_categories(conditions)
       where conditions ?| array['categoryIds', 'excludedCategoryIds']
         and categories <> promotion_categories(conditions);
     return null;
   end $$`,
  `create trigger categories_of_promotions after insert or update of parent_id or delete on categories
     for each statement execute function update_promotion_categories()`,
  `update promotions set conditions = conditions`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
