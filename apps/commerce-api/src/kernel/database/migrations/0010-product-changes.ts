import { sql, type Kysely } from 'kysely';

/** The columns that a product's page shows. Stock and units sold change all day and are not changes of the product. */
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

/** Adds the time of a product's last change, for search engines. Null means that it was never changed, so existing rows need no update. */
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
