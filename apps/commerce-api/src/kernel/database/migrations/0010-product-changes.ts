import { sql, type Kysely } from 'kysely';

/** What the page of a product shows of the product itself. Units and units sold change all day and are no news of it. */
const SHOWN = [
  'name',
  'brand',
  'category_id',
  'description',
  'bullets',
  'attributes',
  'price_minor',
  'list_price_minor',
  'picture',
  'gallery',
  'variant_group',
  'variant',
  'published',
  'review_count',
];

/** When a product was changed last, for search engines. Null is never since it came: rows that are there are not written anew. */
const statements = [
  `alter table products add column updated_at timestamptz`,
  `create function product_changed() returns trigger language plpgsql as $$
   begin
     new.updated_at = now();
     return new;
   end $$`,
  `create trigger products_changed before update of ${SHOWN.join(', ')} on products for each row
     when ((${SHOWN.map((column) => `old.${column}`).join(', ')}) is distinct from
           (${SHOWN.map((column) => `new.${column}`).join(', ')}))
     execute function product_changed()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
